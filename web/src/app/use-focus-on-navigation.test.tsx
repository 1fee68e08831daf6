import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Notices, useNotify } from '../kit/notices/index.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

/** A page from which one deletes; the way to the list, and back from it by the message. */
const Pages = () => {
  const [pathname, setPathname] = useState('/printers/1');
  const notify = useNotify();
  useFocusOnNavigation(pathname);
  return (
    <>
      <button
        type="button"
        onClick={() => notify.success('Theke wurde gelöscht.', () => setPathname('/printers/1'))}
      >
        Löschen
      </button>
      <button type="button" onClick={() => setPathname('/printers')}>
        Zur Liste
      </button>
      <main id="content" tabIndex={-1}>
        {pathname}
      </main>
    </>
  );
};

const open = () => {
  render(
    <Notices>
      <Pages />
    </Notices>,
  );
  return userEvent.click(screen.getByRole('button', { name: 'Löschen' }));
};
const goOn = () => act(() => screen.getByRole('button', { name: 'Zur Liste' }).click());
const undo = () => screen.findByRole('button', { name: 'Rückgängig' });

it('after a change of page the keyboard is at its content', async () => {
  await open();
  screen.getByRole('button', { name: 'Zur Liste' }).focus();
  goOn();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('whoever is at the way back when the page comes stays there', async () => {
  await open();
  (await undo()).focus();
  goOn();
  expect(screen.getByRole('main').textContent).toBe('/printers');
  expect(document.activeElement).toBe(await undo());
});

it('whoever takes the way back goes on at the content that it leads to', async () => {
  await open();
  goOn();
  (await undo()).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('main').textContent).toBe('/printers/1');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
