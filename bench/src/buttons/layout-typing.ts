import type { Tab } from '../kit/browser.ts';
import type { Figure } from '../kit/figure.ts';
import type { RunOptions } from '../kit/run.ts';
import { median, percentile } from '../kit/statistics.ts';
import { untilTrue } from '../web/page-load.ts';

const editor = `document.querySelector('[data-setting="layout.receipt"] button')`;
// The paper alone: fields above it may be written to before it is drawn anew.
const paper = `document.querySelector('main section[aria-label=Vorschau] [role=group]')`;
const greeting = `[...document.querySelectorAll('main li button')].find((one) => one.textContent.includes('Vielen Dank'))`;
const box = `[...document.querySelectorAll('main input')].find((one) => one.value.includes('Vielen Dank'))`;

/** From a key that changes a line of a receipt's layout until the preview beside it has redrawn. */
export const typingFigure = async (tab: Tab, issuer: string, { isQuick }: RunOptions): Promise<Figure> => {
  await tab.send('Page.navigate', { url: `${issuer}/manage/data/configurations` });
  await untilTrue(tab, editor);
  await tab.evaluate(`${editor}.click()`);
  await untilTrue(tab, greeting);
  await tab.evaluate(`${greeting}.click()`);
  await untilTrue(tab, box);
  await tab.evaluate(`${box}.focus()`);
  await tab.evaluate(watch);
  const keys = isQuick ? 30 : 150;
  const times: number[] = [];
  for (let key = 0; key < keys + 20; key += 1) {
    await press(tab, key % 2 === 0 ? 'x' : 'Backspace');
    await untilTrue(tab, 'window.redrawn !== undefined');
    // The first keys, in which code is compiled, are not counted.
    const time = await tab.evaluate<number>(
      '(() => { const t = window.redrawn; window.redrawn = undefined; return t; })()',
    );
    if (key >= 20) times.push(time);
  }
  return {
    bench: 'buttons',
    measured: {
      name: 'the preview of a receipt redraws after a key, p95',
      value: percentile(times, 0.95),
      unit: 'ms',
    },
    limit: { of: 'measured', is: 'atMost', floor: 16 },
    note: `${keys} keys into a line of the layout, median ${median(times).toFixed(1)} ms`,
  };
};

async function press(tab: Tab, key: 'x' | 'Backspace'): Promise<void> {
  const codes = { windowsVirtualKeyCode: key === 'x' ? 88 : 8, key };
  const text = key === 'x' ? { text: key } : {};
  await tab.send('Input.dispatchKeyEvent', { type: 'keyDown', ...codes, ...text });
  await tab.send('Input.dispatchKeyEvent', { type: 'keyUp', ...codes });
}

const watch = `(() => {
  let pressed;
  ${box}.addEventListener('beforeinput', () => { pressed = performance.now(); });
  new MutationObserver(() => {
    if (pressed === undefined) return;
    window.redrawn = performance.now() - pressed;
    pressed = undefined;
  }).observe(${paper}, { subtree: true, childList: true, characterData: true, attributes: true });
})()`;
