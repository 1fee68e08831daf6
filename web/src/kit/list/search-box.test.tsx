import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useAddress } from '../address/index.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { SearchBox } from './search-box.tsx';

const Reset = () => {
  const { change } = useAddress();
  return (
    <button type="button" onClick={() => change({ q: null })}>
      reset
    </button>
  );
};

const open = (address: string) => {
  renderScreen(
    <>
      <SearchBox label="Name" param="q" />
      <Reset />
    </>,
    address,
  );
  return screen.getByRole<HTMLInputElement>('searchbox', { name: 'Name' });
};
const address = () => screen.getByLabelText('address').textContent;

describe('the search box of a list', () => {
  it('shows what the address says', () => expect(open('/?q=ada').value).toBe('ada'));

  it('sends what was typed when typing rests, at the first page of the list', async () => {
    const box = open('/?units=a&after=x&page=3');
    await userEvent.type(box, 'ada');
    expect(address()).toBe('/?units=a&after=x&page=3');
    await waitFor(() => expect(address()).toBe('/?units=a&q=ada'));
  });

  it('keeps what is typed while the address catches up', async () => {
    const box = open('/');
    await userEvent.type(box, 'ad');
    await waitFor(() => expect(address()).toBe('/?q=ad'));
    await userEvent.type(box, 'a');
    expect(box.value).toBe('ada');
    await waitFor(() => expect(address()).toBe('/?q=ada'));
  });

  it('follows the address when somebody else changes it', async () => {
    const box = open('/?q=ada');
    await userEvent.click(screen.getByRole('button', { name: 'reset' }));
    expect(box.value).toBe('');
  });
});
