import { setTimeout as wait } from 'node:timers/promises';
import { startBrowser, type Tab } from '../kit/browser.ts';
import type { Figure } from '../kit/figure.ts';
import type { Benchmark, RunOptions } from '../kit/run.ts';
import { slowDown, slowly } from '../kit/slow-tab.ts';
import { median } from '../kit/statistics.ts';
import { blockedBy, type Frames, framesWhile, longestOf } from '../web/frames.ts';
import { untilTrue } from '../web/page-load.ts';
import { givePassword, signIn } from '../web/sign-in.ts';
import { manyArticles, openArticleWorld } from './article-world.ts';

const name = 'typing';
/** Milliseconds between two keys of somebody who types well. */
const betweenKeys = 120;
/** What is typed: each of these begins many names, and a stop after it shows them. */
const pieces = ['wei', 'zenb', 'ier gl'];

const box = `document.querySelector('main input[type=search]')`;
const rowsOf = `[...document.querySelectorAll('main tbody tr')]`;

export const typing: Benchmark = {
  name,
  about: `Typing into the search of ${manyArticles} articles: what holds up a frame`,
  needsBrowser: true,
  run: async (options) => {
    const world = await openArticleWorld(name, options.progress);
    const browser = await startBrowser();
    try {
      await givePassword(world);
      const tab = await browser.openTab();
      await signIn(tab, world.server.issuer, `${world.large.owner.subject}@bench.example`);
      return await measure(tab, world.server.issuer, options);
    } finally {
      await browser.close();
      await world.close();
    }
  },
};

async function measure(tab: Tab, issuer: string, options: RunOptions): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const rows of [25, 100]) {
    await openList(tab, issuer, rows);
    const measured = await slowly(tab, () => measureTyping(tab, rows, options.isQuick ? 2 : 5));
    figures.push(...figuresOf(rows, measured));
  }
  return figures;
}

async function openList(tab: Tab, issuer: string, rows: number): Promise<void> {
  await tab.evaluate(`localStorage.setItem('tresen.lists', '{"rows":${rows}}')`);
  await tab.send('Page.navigate', { url: `${issuer}/manage/data/articlesList` });
  await untilTrue(tab, `${rowsOf}.length === ${rows}`);
}

/** The frames of each round; the first, in which code is compiled, is not counted. */
async function measureTyping(tab: Tab, rows: number, rounds: number): Promise<readonly Frames[]> {
  const measured: Frames[] = [];
  await tab.evaluate(`${box}.focus()`);
  for (let round = 0; round <= rounds; round += 1) {
    const frames = await framesWhile(tab, () => typeAll(tab));
    if (round > 0) measured.push(frames);
    await clear(tab, rows);
  }
  return measured;
}

/** Types the pieces, each until its rows stand; then empties the box again. */
async function typeAll(tab: Tab): Promise<void> {
  let text = '';
  for (const piece of pieces) {
    for (const key of piece) {
      await tab.send('Input.insertText', { text: key });
      await wait(betweenKeys);
    }
    text += piece;
    await untilTrue(tab, isSearched(text));
  }
}

function isSearched(text: string): string {
  return `new URLSearchParams(location.search).get('q') === ${JSON.stringify(text)} &&
  ${rowsOf}.length > 0 && !document.querySelector('main [aria-busy=true]') &&
  ${rowsOf}.every((row) => ${JSON.stringify(text.split(' '))}.every((word) => row.textContent.toLowerCase().includes(word)))`;
}

async function clear(tab: Tab, rows: number): Promise<void> {
  await tab.evaluate(`${box}.select()`);
  await tab.send('Input.insertText', { text: '' });
  await untilTrue(tab, `!new URLSearchParams(location.search).has('q') && ${rowsOf}.length === ${rows}`);
}

function figuresOf(rows: number, rounds: readonly Frames[]): Figure[] {
  const [blocked, longest] = [rounds.map(blockedBy), rounds.map(longestOf)];
  const told = (times: readonly number[]) => times.map((each) => each.toFixed(0)).join(', ');
  return [
    {
      bench: name,
      measured: {
        name: `typing into the search blocks a frame beyond 50 ms, ${rows} rows`,
        value: median(blocked),
        unit: 'ms',
      },
      limit: { of: 'measured', is: 'atMost', floor: 0 },
      note:
        `${slowDown}× slow-down; a key every ${betweenKeys} ms, and the rows found three times on the way; ` +
        `median of ${rounds.length} rounds: ${told(blocked)} ms`,
    },
    {
      bench: name,
      measured: { name: `longest frame meanwhile, ${rows} rows`, value: median(longest), unit: 'ms' },
      note: `all tasks of it together: ${told(longest)} ms`,
    },
  ];
}
