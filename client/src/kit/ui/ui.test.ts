/** The parts of the design that do something: which element they are, and how they close. */

import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { createAttachmentKey } from 'svelte/attachments';
import { describe, expect, it, vi } from 'vitest';
import Button from './Button.svelte';
import Panel from './Panel.svelte';
import Popover from './Popover.svelte';

const words = (text: string) => createRawSnippet(() => ({ render: () => `<span>${text}</span>` }));

describe('a button', () => {
  it('is a button that sends no form, unless it says so', () => {
    render(Button, { children: words('Go') });
    expect(screen.getByRole('button', { name: 'Go' }).getAttribute('type')).toBe('button');
    render(Button, { type: 'submit', children: words('Send') });
    expect(screen.getByRole('button', { name: 'Send' }).getAttribute('type')).toBe('submit');
  });

  it('is a link where it leads somewhere', () => {
    render(Button, { href: '/lobby', kind: 'primary', class: 'place', children: words('Lobby') });
    const link = screen.getByRole('link', { name: 'Lobby' });
    expect(link.getAttribute('href')).toBe('/lobby');
    expect(link.hasAttribute('type')).toBe(false);
    expect([...link.classList]).toEqual(expect.arrayContaining(['button', 'primary', 'place']));
  });

  it('hands on what it is told, attachments too: a board makes it a target', async () => {
    const press = vi.fn();
    const attached = vi.fn();
    render(Button, {
      onclick: press,
      'aria-pressed': true,
      [createAttachmentKey()]: attached,
      children: words('Pick'),
    });
    const button = screen.getByRole('button', { name: 'Pick', pressed: true });
    await fireEvent.click(button);
    expect(press).toHaveBeenCalledOnce();
    expect(attached).toHaveBeenCalledWith(button);
  });
});

describe('a panel', () => {
  it('is a section with the name that it is given, and is marked if it is to stand out', () => {
    render(Panel, { 'aria-label': 'Rules', isMarked: true, children: words('Text') });
    const panel = screen.getByRole('region', { name: 'Rules' });
    expect(panel.tagName).toBe('SECTION');
    expect(panel.classList.contains('marked')).toBe(true);
  });
});

describe('a popover', () => {
  function opened(props: { isInline?: boolean; closeName?: string } = {}): HTMLElement {
    const anchor = document.body.appendChild(document.createElement('p'));
    render(Popover, { props: { open: true, anchor, children: words('More'), ...props } });
    return anchor;
  }
  const isOpen = (): boolean => screen.queryByText('More') !== null;

  it('closes with Escape, and with no other key', async () => {
    opened();
    await fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(isOpen()).toBe(true);
    await fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(isOpen()).toBe(false);
  });

  it('closes by a press beside it, not by one inside it or on what opened it', async () => {
    const anchor = opened();
    await fireEvent.pointerDown(screen.getByText('More'));
    await fireEvent.pointerDown(anchor);
    expect(isOpen()).toBe(true);
    await fireEvent.pointerDown(document.body);
    expect(isOpen()).toBe(false);
  });

  it('stays where it has space of its own, until it is closed', async () => {
    opened({ isInline: true, closeName: 'Close' });
    await fireEvent.pointerDown(document.body);
    expect(isOpen()).toBe(true);
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(isOpen()).toBe(false);
  });
});
