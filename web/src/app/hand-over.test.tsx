import { act, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { HandOver } from './hand-over.tsx';

/** A box that the form keeps, one that React keeps, and a button, each with what the app knows of it. */
const Page = ({ standing }: { readonly standing: HTMLElement | null }) => {
  const { register, watch, formState, handleSubmit } = useForm({ defaultValues: { email: '' } });
  const [query, setQuery] = useState('');
  const [presses, setPresses] = useState(0);
  const [sent, setSent] = useState('');
  return (
    <>
      <HandOver standing={standing} />
      <form suppressHydrationWarning onSubmit={handleSubmit(({ email }) => setSent(email))}>
        <input aria-label="email" {...register('email')} />
        <button type="submit" disabled={watch('email') === ''}>
          send
        </button>
      </form>
      <input aria-label="query" value={query} onChange={({ target }) => setQuery(target.value)} />
      <button
        type="button"
        className="press"
        suppressHydrationWarning
        onClick={() => setPresses(presses + 1)}
      >
        press
      </button>
      <output>{`${watch('email')}, ${query}, ${presses}`}</output>
      <q>{sent}</q>
      <p>{Object.keys(formState.touchedFields).join()}</p>
    </>
  );
};

const openAsleep = (): HTMLElement => {
  document.body.innerHTML = `<div id="root"><div class="frame"></div></div><div id="page" data-asleep>${renderToString(<Page standing={null} />)}</div>`;
  return document.querySelector<HTMLElement>('#page') ?? document.body;
};

it('IDN-03: a form that was sent with Enter before the app was there is sent once it is', async () => {
  const standing = openAsleep();
  const email = standing.querySelector('input');
  if (!email) throw new Error('no box');
  email.value = 'a@b.example';
  email.form?.setAttribute('data-entered', '');
  const root = await act(async () => hydrateRoot(standing, <Page standing={standing} />));
  await waitFor(() => expect(standing.querySelector('q')?.textContent).toBe('a@b.example'));
  expect(email.form?.dataset.entered).toBeUndefined();
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

it('IDN-04: what somebody typed and pressed before the app was there, it hears of', async () => {
  const standing = openAsleep();
  const [email, query] = standing.querySelectorAll('input');
  if (!email || !query) throw new Error('no boxes');
  email.value = 'a@b.example';
  query.value = 'tse';
  query.focus();
  query.setSelectionRange(1, 2);
  standing.querySelector('.press')?.setAttribute('data-pressed', '');
  const root = await act(async () => hydrateRoot(standing, <Page standing={standing} />));
  await waitFor(() => expect(standing.querySelector('output')?.textContent).toBe('a@b.example, tse, 1'));
  expect([document.activeElement, query.selectionStart, query.selectionEnd]).toEqual([query, 1, 2]);
  // Somebody has been there and left.
  expect(standing.querySelector('p')?.textContent).toBe('email');
  expect(standing.dataset.asleep).toBeUndefined();
  expect(document.querySelector('.frame')).toBeNull();
  await act(async () => root.unmount());
  document.body.replaceChildren();
});
