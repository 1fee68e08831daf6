import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { PanelDrawer, usePanel } from './index.ts';

const Page = () => {
  const { isOpen, toggle } = usePanel('quick');
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={toggle}>
        Schnellzugriff
      </button>
      <PanelDrawer value="quick" title="Heute" width={280}>
        <a href="/apps/news">Alle</a>
      </PanelDrawer>
    </>
  );
};

const button = () => screen.getByRole('button', { name: 'Schnellzugriff', hidden: true });
const address = () => screen.getByLabelText('address').textContent;

const openPanel = async () => {
  renderScreen(<Page />, '/receipts?page=2');
  await userEvent.click(button());
  return screen.findByRole('dialog', { name: 'Heute' });
};

describe('a panel over the end of the page', () => {
  it('SHL-60: its button opens it by the address, takes the focus along, and closes it', async () => {
    const panel = await openPanel();
    expect(address()).toBe('/receipts?page=2&panel=quick');
    expect(button().getAttribute('aria-expanded')).toBe('true');
    expect(panel.contains(document.activeElement)).toBe(true);
    await userEvent.click(button());
    expect(address()).toBe('/receipts?page=2');
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its own button', () => userEvent.click(screen.getByRole('button', { name: 'Schließen' }))],
    [
      'a click beside it',
      () => userEvent.click(screen.getByRole('dialog').parentElement?.firstElementChild ?? document.body),
    ],
  ])('SHL-60: %s closes it, and the focus returns', async (_what, closeBy) => {
    await openPanel();
    await closeBy();
    expect(address()).toBe('/receipts?page=2');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(button());
  });

  it('leaves no step behind: "back" leads to what was before it, however often Escape is pressed', async () => {
    const { router } = renderScreen(<Page />, '/receipts?page=2');
    await act(() => router.navigate('/devices'));
    await userEvent.click(button());
    await screen.findByRole('dialog', { name: 'Heute' });
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(address()).toBe('/devices'));
    await act(() => router.navigate(-1));
    expect(address()).toBe('/receipts?page=2');
  });

  it('opens again when its button follows Escape at once, and "back" leads to what was before it', async () => {
    const { router } = renderScreen(<Page />, '/receipts?page=2');
    await act(() => router.navigate('/devices'));
    await userEvent.click(button());
    const panel = await screen.findByRole('dialog', { name: 'Heute' });
    // Both before anything shows of the first: the step back takes a moment.
    act(() => {
      fireEvent.keyDown(panel, { key: 'Escape' });
      fireEvent.click(button());
    });
    await waitFor(() => expect(address()).toBe('/devices?panel=quick'));
    await act(() => router.navigate(-1));
    expect(address()).toBe('/devices');
  });

  it('slides out before it goes, and back in when it is opened meanwhile', async () => {
    const moves: { reverse: () => void; onfinish: (() => void) | null; playbackRate: number }[] = [];
    vi.spyOn(Element.prototype, 'animate').mockImplementation(() => {
      const move = {
        playbackRate: 1,
        onfinish: null,
        reverse: () => {
          move.playbackRate *= -1;
        },
      };
      moves.push(move);
      return move as unknown as Animation;
    });
    await openPanel();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(moves[0]?.playbackRate).toBe(-1));
    expect(screen.getByRole('dialog', { name: 'Heute' })).toBeTruthy();
    await userEvent.click(button());
    await waitFor(() => expect(moves[0]?.playbackRate).toBe(1));
    expect(moves[0]?.onfinish).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(moves[0]?.playbackRate).toBe(-1));
    act(() => moves[0]?.onfinish?.());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(moves).toHaveLength(1);
    vi.restoreAllMocks();
  });

  it('that a link opened closes in its place', async () => {
    renderScreen(<Page />, '/devices?panel=quick');
    await screen.findByRole('dialog', { name: 'Heute' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/devices'));
  });
});
