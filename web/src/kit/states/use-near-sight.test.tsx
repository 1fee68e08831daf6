import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useNearSight } from './use-near-sight.ts';

afterEach(() => vi.unstubAllGlobals());

function Watched() {
  const [ref, isNear] = useNearSight<HTMLParagraphElement>();
  return <p ref={ref}>{isNear ? 'near' : 'far'}</p>;
}

it('waits until the browser says that the element is near, and stays', () => {
  let tell: (isIntersecting: boolean) => void = () => undefined;
  const disconnect = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      disconnect = disconnect;
      observe = () => undefined;
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        tell = (isIntersecting) => callback([{ isIntersecting }]);
      }
    },
  );
  render(<Watched />);
  act(() => tell(false));
  expect(screen.getByText('far')).toBeTruthy();
  act(() => tell(true));
  expect(screen.getByText('near')).toBeTruthy();
  expect(disconnect).toHaveBeenCalled();
});

it('waits for nothing where the browser cannot say', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  Reflect.deleteProperty(window, 'IntersectionObserver');
  render(<Watched />);
  expect(screen.getByText('near')).toBeTruthy();
});
