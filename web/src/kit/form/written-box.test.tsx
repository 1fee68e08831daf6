import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { textFormats } from '@tresen/domain/kit/entities';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { WrittenBox } from './index.ts';

const Box = () => {
  const [value, setValue] = useState<string | null>(null);
  return (
    <>
      <WrittenBox label="IBAN" writing={textFormats.iban} value={value} onValue={setValue} />
      <output>{String(value)}</output>
    </>
  );
};

describe('a text that is kept otherwise than it is shown', () => {
  it('stays as it is typed, and is read in groups once it is left', async () => {
    render(<Box />);
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'IBAN' });
    await userEvent.type(box, 'de89 37040044 0532013000');
    expect(box.value).toBe('de89 37040044 0532013000');
    expect(screen.getByRole('status').textContent).toBe('DE89370400440532013000');
    await userEvent.tab();
    expect(box.value).toBe('DE89 3704 0044 0532 0130 00');
  });

  it('stays as it was typed where it is wrong', async () => {
    render(<Box />);
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'IBAN' });
    await userEvent.type(box, 'de89 37040044');
    await userEvent.tab();
    expect(box.value).toBe('de89 37040044');
  });

  it('takes what is pasted with spaces, and nothing for an empty box', async () => {
    render(<Box />);
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'IBAN' });
    await userEvent.click(box);
    await userEvent.paste('DE89 3704 0044 0532 0130 00');
    expect(screen.getByRole('status').textContent).toBe('DE89370400440532013000');
    await userEvent.clear(box);
    expect(screen.getByRole('status').textContent).toBe('null');
  });
});
