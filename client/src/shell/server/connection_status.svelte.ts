/** What is wrong with the connection, in the words of whoever has one (services.ts): pages without tables fetch none. */

class ConnectionStatus {
  private source: () => string = $state.raw(() => '');

  /** The id of a text; empty while nothing is wrong. */
  get textId(): string {
    return this.source();
  }

  setSource(source: () => string): void {
    this.source = source;
  }
}

export const connectionStatus = new ConnectionStatus();
