/** What is wrong with the connection, set by services.ts: pages without tables do not fetch that. */

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
