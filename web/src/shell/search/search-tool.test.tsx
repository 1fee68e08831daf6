import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { usePanel } from '../../kit/panel-drawer/index.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { SearchField } from './search-field.tsx';
import { SearchTool } from './search-tool.tsx';
import { useSearchKey } from './use-search-key.ts';

/** A search box that comes when a test lets it. */
const Box = ({ onEnter }: { readonly onEnter: (text: string) => void }) => {
  const [text, setText] = useState('');
  const [isHere, setHere] = useState(false);
  const { close } = usePanel('search');
  if (!isHere)
    return (
      <button type="button" onFocus={() => setHere(true)}>
        Suche öffnen
      </button>
    );
  return (
    <SearchField
      text={text}
      onText={setText}
      onEnterAhead={onEnter}
      listId={undefined}
      activeId={undefined}
      onKeyDown={() => undefined}
      onClose={close}
    />
  );
};

const Toolbar = () => {
  useSearchKey();
  return <SearchTool />;
};

afterEach(() => vi.useRealTimers());

const address = () => screen.getByLabelText('address').textContent;

describe('SHL-22: the search in the toolbar', () => {
  it('opens by its button and by Ctrl+K, also while somebody writes, and closes again', async () => {
    renderScreen(
      <>
        <Toolbar />
        <input aria-label="note" />
      </>,
      '/?page=2',
    );
    const button = screen.getByRole('button', { name: 'Suchen' });
    expect([button.getAttribute('aria-keyshortcuts'), button.getAttribute('aria-expanded')]).toEqual([
      'Control+K',
      'false',
    ]);
    await userEvent.click(button);
    expect([address(), button.getAttribute('aria-expanded')]).toEqual(['/?page=2&panel=search', 'true']);
    await userEvent.click(button);
    await userEvent.click(screen.getByLabelText('note'));
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(address()).toBe('/?page=2&panel=search');
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(address()).toBe('/?page=2');
  });

  it('is left alone by other keys', async () => {
    renderScreen(<Toolbar />);
    await userEvent.keyboard('k{Control>}{Shift>}k{/Shift}{/Control}{Alt>}k{/Alt}');
    expect(address()).toBe('/');
  });

  it('loses no key that was typed before the box has come', async () => {
    const onEnter = vi.fn();
    renderScreen(
      <>
        <Toolbar />
        <input aria-label="note" />
        <Box onEnter={onEnter} />
      </>,
    );
    const note = screen.getByLabelText<HTMLInputElement>('note');
    await userEvent.click(note);
    await userEvent.keyboard('{Control>}k{/Control}bel{Enter}');
    screen.getByRole('button', { name: 'Suche öffnen' }).focus();
    const field = await screen.findByRole<HTMLInputElement>('combobox');
    expect([field.value, note.value]).toEqual(['bel', '']);
    expect(onEnter).toHaveBeenCalledExactlyOnceWith('bel');
    await userEvent.keyboard('ege');
    expect(field.value).toBe('belege');
  });

  it('holds letters that come composed, without a key of their own, and keys after a dialog has gone', async () => {
    renderScreen(
      <>
        <Toolbar />
        <div role="dialog">
          <input aria-label="note" />
        </div>
        <Box onEnter={() => undefined} />
      </>,
    );
    const note = screen.getByLabelText<HTMLInputElement>('note');
    await userEvent.click(note);
    await userEvent.keyboard('{Control>}k{/Control}ast');
    await userEvent.paste('Ó'); // as an input method writes it: no key, only input
    document.activeElement?.remove();
    await userEvent.keyboard('ria');
    screen.getByRole('button', { name: 'Suche öffnen' }).focus();
    expect((await screen.findByRole<HTMLInputElement>('combobox')).value).toBe('astÓria');
    expect(note.value).toBe('');
  });

  it('begins with what was typed before, also for a key that comes at once', async () => {
    renderScreen(
      <>
        <Toolbar />
        <input aria-label="note" />
        <Box onEnter={() => undefined} />
      </>,
    );
    await userEvent.click(screen.getByLabelText('note'));
    await userEvent.keyboard('{Control>}k{/Control}bele');
    // Whatever stands in the field when it gets the focus, the next letter is added to.
    const shown: string[] = [];
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement && target.role === 'combobox') shown.push(target.value);
    };
    document.addEventListener('focusin', note);
    screen.getByRole('button', { name: 'Suche öffnen' }).focus();
    await screen.findByRole('combobox');
    document.removeEventListener('focusin', note);
    expect(shown).toEqual(['bele']);
  });

  const openBesideNote = async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const onEnter = vi.fn();
    const { router } = renderScreen(
      <>
        <Toolbar />
        <input aria-label="note" />
        <Box onEnter={onEnter} />
      </>,
    );
    const note = screen.getByLabelText<HTMLInputElement>('note');
    await user.click(note);
    await user.keyboard('{Control>}k{/Control}x');
    expect(document.activeElement).not.toBe(note);
    const boxWith = async () => {
      act(() => screen.getByRole('button', { name: 'Suche öffnen' }).focus());
      return (await screen.findByRole<HTMLInputElement>('combobox')).value;
    };
    return { user, note, boxWith, onEnter, router };
  };

  it('gives the focus back to where it was when no box comes', async () => {
    const { note } = await openBesideNote();
    vi.advanceTimersByTime(10_000);
    expect(document.activeElement).toBe(note);
    expect(note.value).toBe('');
  });

  it('keeps what was typed for a box that takes longer, and opens nothing by an Enter of long ago', async () => {
    const { user, note, boxWith, onEnter } = await openBesideNote();
    await user.keyboard('y{Enter}');
    vi.advanceTimersByTime(10_000);
    await user.keyboard('z');
    expect([await boxWith(), note.value]).toEqual(['xy', 'z']);
    expect(onEnter).not.toHaveBeenCalled();
  });

  it('keeps nothing for a box that is closed before it comes', async () => {
    const { boxWith, router } = await openBesideNote();
    vi.advanceTimersByTime(10_000);
    await act(() => router.navigate(-1));
    expect(await boxWith()).toBe('');
  });

  it('gives the focus back when it is closed before the box has come', async () => {
    const { user, note } = await openBesideNote();
    await user.keyboard('{Control>}k{/Control}y');
    expect(document.activeElement).toBe(note);
    expect(note.value).toBe('y');
  });
});
