/** An explanation as it is shown: in words. */

export interface ToldRule {
  id: string;
  text: string; // empty where the rules do not have it
}

export interface Told {
  name: string;
  facts: readonly string[];
  rules: readonly ToldRule[];
  source: string; // where its values come from; empty if it has none of its own
}
