import { describe, expect, it } from 'vitest';
import css from './first-paint.css?raw';
import { palette } from './palette.ts';

const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
/** Contrast of WCAG 2.2. */
const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

describe.each(['light', 'dark'] as const)('colours of the %s scheme', (scheme) => {
  const colours = palette[scheme];

  it.each(['text', 'textSecondary', 'primary', 'success', 'warning', 'error', 'info'] as const)(
    'reach AA for text: %s (SHL-54)',
    (name) => {
      for (const surface of [colours.background, colours.paper, colours.soft])
        expect(contrast(colours[name], surface)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('reach AA on the banner of who acts for others', () => {
    for (const name of ['text', 'warning'] as const)
      expect(contrast(colours[name], colours.acting)).toBeGreaterThanOrEqual(4.5);
  });

  it('reach AA on the accent', () =>
    expect(contrast(colours.onPrimary, colours.primary)).toBeGreaterThanOrEqual(4.5));

  it.each(['fieldBorder', 'barBefore'] as const)('reach 3:1 for what is not text: %s', (name) =>
    expect(contrast(colours[name], colours.paper)).toBeGreaterThanOrEqual(3),
  );

  it('are those of the frame that shows before the app has loaded', () => {
    const block = css.split('data-theme="dark"]')[scheme === 'dark' ? 1 : 0] ?? '';
    expect(block).toContain(`--frame-background: ${colours.background}`);
    expect(block).toContain(`--frame-paper: ${colours.paper}`);
    expect(block).toContain(`--frame-divider: ${colours.divider}`);
  });
});
