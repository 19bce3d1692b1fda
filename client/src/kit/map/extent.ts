/** A piece of a map, in the map's own measure: all of it, what is to be seen, or what is pointed at. */
export interface Extent {
  left: number;
  top: number;
  width: number;
  height: number;
}
