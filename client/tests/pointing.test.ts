import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Picker } from '../src/kit/picker/picker.svelte';
import { offerOf } from '../src/kit/picker/tree';
import type { Action, Snapshot } from '../src/kit/types';
import { pointedAt } from '../src/shell/lesson/pointing';

type Lesson = NonNullable<Snapshot['lesson']>;

const BUILD: Action = { do: 'build', blueprint: 'mill', tile: 'farm' };
const MARKUP = `
  <div class="middle"><div class="board">
    <g id="farm" data-field="tile" data-value="farm" data-lit data-offers="gather;tile=farm build;blueprint=mill;tile=farm"></g>
    <g id="quarry" data-field="tile" data-value="quarry" data-lit data-offers="gather;tile=quarry hire"></g>
    <button id="card" data-field="blueprint" data-value="mill" data-lit></button>
  </div></div>
  <div class="bar"><button id="confirm" class="main"></button></div>`;

const picker = (picks: Action | null = null, ready = false): Picker =>
  ({
    ready: ready ? picks : null,
    isPicked: (part: Action) => Object.entries(part).every(([field, value]) => picks?.[field] === value),
  }) as unknown as Picker;
const lesson = (action: Action, point: string[] = []): Lesson => ({ action, point, kind: 'act' }) as unknown as Lesson;
const idsOf = (picked: Picker, step: Lesson): string[] =>
  pointedAt(document.body, picked, step, true).map(({ id }) => id);

describe('a step that asks for an action', () => {
  beforeEach(() => {
    document.body.innerHTML = MARKUP;
    vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  });

  it('points at the place where its button opens, then at the button, then at the one that confirms', () => {
    expect(idsOf(picker(), lesson(BUILD))).toEqual(['farm']);
    document.querySelector('#farm')?.setAttribute('data-picked', '');
    document.body.insertAdjacentHTML(
      'beforeend',
      `<button id="other" data-field="do" data-value="build" data-lit data-offers="build;blueprint=inn;tile=farm"></button>
       <button id="button" data-field="do" data-value="build" data-lit data-offers="${offerOf(BUILD)}"></button>`,
    );
    expect(idsOf(picker(), lesson(BUILD))).toEqual(['button']);
    document.querySelector('#button')?.setAttribute('data-picked', '');
    expect(idsOf(picker(BUILD, true), lesson(BUILD))).toEqual(['confirm']);
  });

  it('points at a button of which something is still to be chosen', () => {
    expect(idsOf(picker(), lesson({ do: 'hire', tile: 'farm' }))).toEqual(['quarry']);
  });

  it('points at what it names first', () => {
    expect(idsOf(picker(), lesson(BUILD, ['blueprint=mill']))).toEqual(['card']);
  });

  it('points at the parts of an action that no button offers', () => {
    document.querySelector('#farm')?.removeAttribute('data-offers');
    expect(idsOf(picker({ do: 'build', blueprint: 'mill' }), lesson(BUILD))).toEqual(['farm']);
  });
});
