import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { Late, lateCode } from './late.tsx';

const load = async () => ({ default: () => <p>here</p> });
const show = (code: ReturnType<typeof lateCode<object>>) =>
  render(
    <Suspense fallback={<p>loading</p>}>
      <Late code={code} props={{}} />
    </Suspense>,
  );

describe('late code', () => {
  it('shows at once where it is already here, without a fallback in between', async () => {
    const code = lateCode(load);
    await code.preload();
    show(code);
    expect(screen.getByText('here')).toBeTruthy();
  });

  it('shows the fallback until it has come', async () => {
    show(lateCode(load));
    expect(screen.getByText('loading')).toBeTruthy();
    expect(await screen.findByText('here')).toBeTruthy();
  });
});
