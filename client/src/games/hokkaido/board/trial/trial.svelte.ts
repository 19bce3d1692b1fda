/** Trying a card in one's own city before it is chosen: a position as it would be, with a picker that plays nothing. */

import { Picker } from '../../../../kit/picker/picker.svelte';
import { flatten, valueOf } from '../../../../kit/picker/tree';
import { required } from '../../../../kit/required';
import type { BoardProps } from '../../../../kit/props';
import type { Action, Fields, Snapshot, Tree } from '../../../../kit/types';

export class Trial {
  /** The card that is tried. */
  card = $state(0);
  private tried: Snapshot | null = $state.raw(null);
  /** Places the card for a look only. */
  readonly picker = new Picker({
    confirming: 'button',
    play: async () => undefined,
    why: async () => ({ rule: null, lacks: [] }),
    preview: async () => ({ shown: null, sheet: null, before: null, undo: false }),
  });

  private readonly legal: string;

  constructor(
    private readonly props: () => BoardProps,
    readonly cards: readonly number[],
  ) {
    this.legal = JSON.stringify(props().snapshot.legal);
  }

  /** The position with the card that is tried; the table's own until that could be looked up. */
  get snapshot(): Snapshot {
    return this.tried ?? this.props().snapshot;
  }

  /** Whether choosing the card on the table would play it at once. */
  get isQuick(): boolean {
    return this.props().picker.quick;
  }

  /** Begin with the card that is chosen, else with the first; return whether it could be looked up. */
  begin(): Promise<boolean> {
    const { picker } = this.props();
    return this.show(this.cards.find((card) => picker.isPicked('card', card)) ?? required(this.cards[0]));
  }

  /** Whether the choice is still the one that the trial was begun in. */
  isOf(props: BoardProps): boolean {
    return JSON.stringify(props.snapshot.legal) === this.legal;
  }

  /** Try a card. The button of the table speaks of it, too, unless choosing it would play it at once. */
  async show(card: number): Promise<boolean> {
    const { picker } = this.props();
    const legal = await picker.ahead(this.actionWith(card));
    if (!this.isOf(this.props())) return false;
    if (this.isQuick) picker.clear();
    else if (!picker.isPicked('card', card)) await picker.pick('card', card);
    this.card = card;
    this.tried = this.positionWith(card, legal);
    this.picker.offer({ ...this.props(), snapshot: this.snapshot, game: null });
    return true;
  }

  /** Choose the card that is tried. */
  async choose(): Promise<void> {
    const { picker } = this.props();
    if (!picker.isPicked('card', this.card)) await picker.pick('card', this.card);
    await picker.confirm();
  }

  /** The action that chooses a card. */
  actionWith(card: number): Action {
    const options = flatten(this.props().snapshot.legal ?? []);
    return { do: options.find((option) => valueOf(option, 'card') === card)?.do ?? '', card };
  }

  private positionWith(card: number, legal: Tree): Snapshot {
    const { snapshot } = this.props();
    const shown = required(snapshot.shown);
    const seats = (shown['seats'] as Fields[]).map((area, seat) => (seat === snapshot.seat ? { ...area, card } : area));
    return { ...snapshot, legal, shown: { ...shown, seats, stage: 'place', hand: null, plays: [] } };
  }
}
