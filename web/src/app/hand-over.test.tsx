import { act, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { HandOver } from './hand-over.tsx';

/** A box that the form keeps, one that React keeps, and a button, each with what the app knows of it. */
const Page = ({ standing }: { readonly standing: HTMLElement | null }) => {
  const { register, watch, formState } = useForm({ defaultValues: { email: '' } });
  const [query, setQuery] = useState('');
  const [presses, setPresses] = useState(0);
  return (
    <>
      <HandOver standing={standing} />
      <input aria-label="email" {...register('email')} />
      <input aria-label="query" value={query} onChange={({ target }) => setQuery(target.value)} />
      <button type="button" suppressHydrationWarning onClick={() => setPresses(presses + 1)}>
        press
      </button>
      <output>{`${watch('email')}, ${query}, ${presses}`}</output>
      <p>{Object.keys(formState.touchedFields).join()}</p>
    </>
  );
};

it('IDN-04: what somebody typed and pressed before the app was there, it hears of', async () => {
  document.body.innerHTML = `<div id="root"><div class="frame"></div></div><div id="page" data-asleep>${renderToString(<Page standing={null} />)}</div>`;
  const standing = document.querySelector<HTMLElement>('#page') ?? document.body;
  const [email, query] = standing.querySelectorAll('input');
  if (!email || !query) throw new Error('no boxes');
  email.value = 'a@b.example';
  query.value = 'tse';
  query.focus();
  query.setSelectionRange(1, 2);
  standing.querySelector('button')?.setAttribute('data-pressed', '');
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
