import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { Columns } from './columns.tsx';

const words = {
  rows: 'Tag',
  value: { name: 'Umsatz', unit: 'cents', format: (cents: number) => `${cents / 100} €` },
  compared: ['Vorjahr'],
  formatAxis: String,
} as const;
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: String(index),
    label: index % 30 === 0 ? `Monat ${index / 30 + 1}` : '',
    name: `Tag ${index + 1}`,
    value: (index + 1) * 100,
    compared: [100],
    to: `/manage/receipts?day=${index}`,
  }));

const show = (count: number) => renderScreen(<Columns rows={rowsOf(count)} words={words} />).container;
/** A list as wide as 1,000 pixels, which starts at 100. */
const layOut = () => {
  const rect = { left: 100, width: 1_000 } as DOMRect;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(rect);
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('columns', () => {
  it('lead on, each with its sentence, as long as a finger hits them', () => {
    show(62);
    expect(screen.getAllByRole('link')).toHaveLength(62);
    expect(screen.getByRole('link', { name: 'Tag 3: 3 €, Vorjahr: 1 €' }).getAttribute('href')).toBe(
      '/manage/receipts?day=2',
    );
  });

  it('that are more are a picture: no way on, and one sentence for the one that is pointed at', () => {
    const container = show(366);
    layOut();
    expect(screen.queryAllByRole('link')).toEqual([]);
    const list = container.querySelector('[data-dense]');
    if (!list) throw new Error('no columns');
    const shapes = [...list.querySelectorAll('path')];
    expect(shapes.map((shape) => shape.getAttribute('d')?.split('H').length)).toEqual([1 + 366, 1 + 366]);
    expect(list.textContent).toContain('Monat 13');
    expect(list.textContent).not.toContain('Tag');
    fireEvent.pointerMove(list, { clientX: 100 });
    expect(container.textContent).toContain('Tag 1: 1 €, Vorjahr: 1 €');
    fireEvent.pointerMove(list, { clientX: 100 + 999.9 });
    expect(container.textContent).toContain('Tag 366: 366 €, Vorjahr: 1 €');
    expect(container.textContent).not.toContain('Tag 1:');
    fireEvent.pointerLeave(list, { pointerType: 'touch' });
    expect(container.textContent).toContain('Tag 366: 366 €');
    fireEvent.pointerLeave(list, { pointerType: 'mouse' });
    expect(container.textContent).not.toContain('Tag');
  });

  it('of less than nothing hang below zero, with the amount in their sentence', () => {
    const rows = [
      { key: 'a', label: 'Mo', value: 200, compared: [100], to: '/receipts?day=1' },
      { key: 'b', label: 'Di', value: -200, compared: [100], to: '/receipts?day=2' },
    ];
    const { container } = renderScreen(<Columns rows={rows} words={words} />);
    expect(screen.getByRole('link', { name: 'Di: -2 €, Vorjahr: 1 €' })).toBeTruthy();
    const marks = [...container.querySelectorAll<HTMLElement>('[data-age="0"][style]')];
    expect(marks.map(({ style, dataset }) => [style.blockSize, style.insetBlockEnd, dataset.below])).toEqual([
      ['50%', '50%', undefined],
      ['50%', '0%', 'true'],
    ]);
    expect([...container.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toEqual([
      '-200',
      '-100',
      '0',
      '100',
      '200',
    ]);
  });
});
