/** What is wrong with the connection, in the words of whoever has one (world.ts): pages without tables fetch none. */

class Trouble {
  private tell: () => string = $state.raw(() => '');

  /** The id of a text; empty while nothing is wrong. */
  get now(): string {
    return this.tell();
  }

  toldBy(tell: () => string): void {
    this.tell = tell;
  }
}

export const trouble = new Trouble();
