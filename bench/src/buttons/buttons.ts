import { startBrowser, type Tab } from '../kit/browser.ts';
import type { Figure } from '../kit/figure.ts';
import { bodyOf, httpRequest, openHttp } from '../kit/http-connection.ts';
import { expectSuccess } from '../kit/load.ts';
import type { Benchmark, RunOptions } from '../kit/run.ts';
import { slowDown, slowly } from '../kit/slow-tab.ts';
import { median, percentile } from '../kit/statistics.ts';
import { addEmptyPage, emptyText } from '../web/empty-page.ts';
import { framesWhile, longestOf } from '../web/frames.ts';
import { noteTransfers, openUntilShown, untilQuiet } from '../web/page-load.ts';
import { givePassword, signIn } from '../web/sign-in.ts';
import { measureVisits } from '../web/visits.ts';
import {
  type ButtonsWorld,
  buttonApps,
  changedAtOnce,
  idsOf,
  layers,
  openButtonsWorld,
  saveBody,
  side,
} from './buttons-world.ts';
import { typingFigure } from './layout-typing.ts';

const name = 'buttons';
const all = buttonApps.length * layers * side * side;
/** Stands on the first button of each app. The space behind it would be one where no line ends. */
const firstLabel = 'Taste 0';

export const buttons: Benchmark = {
  name,
  about: `A template of ${all} buttons in its editor, saved, and a receipt layout while one types`,
  needsBrowser: true,
  run: async (options) => {
    const world = await openButtonsWorld();
    const empty = addEmptyPage();
    const browser = await startBrowser();
    try {
      await givePassword(world);
      const ofApp = layers * side * side;
      const saved = [
        await saveFigure(world, options, {
          ...{ app: 'Mobile_Pos', count: changedAtOnce },
          what: `${changedAtOnce} changed buttons of ${ofApp}`,
        }),
        await saveFigure(world, options, { app: 'Event_App', what: `all ${ofApp} buttons` }),
      ];
      const tab = await browser.openTab();
      await signIn(tab, world.server.issuer, `${world.large.owner.subject}@bench.example`);
      const opened = await openFigure(tab, await browser.openTab(), world, empty.path, options);
      const pulled = await dragFigures(tab, world, options);
      // Buttons that were pulled are not saved, and the page asks whether it may be left.
      tab.on(
        'Page.javascriptDialogOpening',
        () => void tab.send('Page.handleJavaScriptDialog', { accept: true }),
      );
      const typed = await typingFigure(tab, world.server.issuer, options);
      return [...saved, opened, ...pulled, typed];
    } finally {
      await browser.close();
      empty.remove();
      await world.close();
    }
  },
};

/** A server runs for weeks: saves in which code is compiled are not counted. The compiler is done after some forty. */
const warmUp = 50;

interface Save {
  readonly app: string;
  readonly what: string;
  /** Buttons that are sent; all of them unless told. */
  readonly count?: number;
}

/** Buttons of an app, saved again and again with other labels. */
async function saveFigure(
  { server, owner, large, token, templateId }: ButtonsWorld,
  { isQuick }: RunOptions,
  { app, what, count }: Save,
): Promise<Figure> {
  const ids = await idsOf(owner, large.id);
  const connection = await openHttp(server.port);
  const times: number[] = [];
  const rounds = isQuick ? 20 : 200;
  for (let version = 1; version <= rounds + warmUp; version += 1) {
    const request = httpRequest('/graphql/pos', token, saveBody(templateId, app, version, ids, count));
    const start = performance.now();
    const answer = await connection.send(request);
    if (version > warmUp) times.push(performance.now() - start);
    expectSuccess(answer);
    if (!bodyOf(answer).includes('"isSuccess":true')) throw new Error(bodyOf(answer).slice(0, 300));
  }
  connection.close();
  return {
    bench: name,
    measured: {
      name: `saving ${what}, p95`,
      value: percentile(times, 0.95),
      unit: 'ms',
    },
    ...(count !== undefined && { limit: { of: 'measured', is: 'atMost', floor: 50 } }),
    note: `${rounds} saves one after the other, median ${median(times).toFixed(0)} ms`,
  };
}

function editorOf({ server, templateId }: ButtonsWorld): string {
  return `${server.issuer}/manage/data/btnTemplates/${templateId}?tab=buttons`;
}

async function openFigure(
  tab: Tab,
  other: Tab,
  world: ButtonsWorld,
  emptyPath: string,
  { isQuick, progress }: RunOptions,
): Promise<Figure> {
  const app = [tab, { url: editorOf(world), text: firstLabel }] as const;
  const empty = [other, { url: `${world.server.issuer}${emptyPath}`, text: emptyText }] as const;
  const visits = await measureVisits({ app, empty }, isQuick ? 2 : 5, progress);
  const of = (index: 0 | 1) => median(visits.map((pair) => pair[index].second));
  return {
    bench: name,
    measured: { name: `the editor of ${all} buttons, second visit`, value: of(0), unit: 's' },
    yardstick: { name: 'an empty page of React and MUI, second visit', value: of(1), unit: 's' },
    ratio: median(visits.map(([app, empty]) => app.second / empty.second)),
    // 1.2 s were wanted when Home took 0.80 s: as Home, by what the machine draws in the same minute.
    limit: { of: 'ratio', is: 'atMost', floor: 4 },
    note: `${slowDown}× slow-down, until the first button stands; first visit ${median(visits.map(([{ first }]) => first)).toFixed(2)} s`,
  };
}

async function dragFigures(tab: Tab, world: ButtonsWorld, options: RunOptions): Promise<readonly Figure[]> {
  const transfers = noteTransfers(tab);
  await openUntilShown(tab, editorOf(world), firstLabel);
  await untilQuiet(transfers);
  const usual = await longestFrames(tab, options);
  const slow = await slowly(tab, () => longestFrames(tab, options));
  return [
    dragFigure('while a button is pulled', usual, 'without slow-down'),
    dragFigure(`the same with ${slowDown}× slow-down`, slow, `${slowDown}× slow-down`),
  ];
}

/** Of each time that a button is pulled, in milliseconds. The first, in which code is compiled, is not counted. */
async function longestFrames(tab: Tab, { isQuick }: RunOptions): Promise<readonly number[]> {
  const found: number[] = [];
  for (let round = 0; round <= (isQuick ? 2 : 6); round += 1) {
    const frames = await framesWhile(tab, () => dragRound(tab));
    if (round > 0) found.push(longestOf(frames));
  }
  return found;
}

function dragFigure(what: string, longest: readonly number[], how: string): Figure {
  return {
    bench: name,
    measured: { name: `longest frame, ${what}`, value: median(longest), unit: 'ms' },
    limit: { of: 'measured', is: 'atMost', floor: 50 },
    note: `${how}, across the layer and let go on another button, with which it swaps; each: ${longest.map((each) => each.toFixed(0)).join(', ')} ms`,
  };
}

const moves = 40;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Takes the first button over the others and lets it go on one far away, which comes back in its stead. */
async function dragRound(tab: Tab): Promise<void> {
  const [from, to] = [await spotOf(tab, 0), await spotOf(tab, 64)];
  await mouse(tab, 'mouseMoved', from, 0);
  await mouse(tab, 'mousePressed', from, 1);
  for (let step = 1; step <= moves; step += 1) {
    const part = step / moves;
    const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    await mouse(tab, 'mouseMoved', at, 1);
  }
  await mouse(tab, 'mouseReleased', to, 0);
}

function spotOf(tab: Tab, place: number): Promise<Spot> {
  return tab.evaluate<Spot>(`(() => {
    const box = document.querySelectorAll('[data-cell]')[${place}].getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  })()`);
}

function mouse(tab: Tab, type: string, spot: Spot, buttons: number): Promise<object> {
  return tab.send('Input.dispatchMouseEvent', { type, ...spot, buttons, button: 'left', clickCount: 1 });
}
