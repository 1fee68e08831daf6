import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import icon from '../../../public/favicon.svg?raw';
import { ProductMark } from './index.ts';

it('is drawn as the icon of the page', () => {
  const { container } = render(<ProductMark size={28} />);
  const own = container.querySelector('svg');
  const given = new DOMParser().parseFromString(icon, 'image/svg+xml').documentElement;
  const drawn = (svg: Element | null) =>
    [...(svg?.querySelectorAll('rect, path') ?? [])].map(({ attributes }) =>
      [...attributes].map(({ name, value }) => `${name}=${value}`),
    );
  expect(drawn(own)).toHaveLength(2);
  expect(drawn(own)).toEqual(drawn(given));
  expect(own?.getAttribute('viewBox')).toBe(given.getAttribute('viewBox'));
});
