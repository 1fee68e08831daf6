import type { ButtonApp, ButtonLayout } from '../index.ts';
import { buttonFunctionsOf } from './functions.ts';
import type { ButtonGrid, ButtonMapping } from './mapping.ts';

/** Kinds of business that a template can begin from. */
export const buttonPresets = ['cafe', 'restaurant', 'bar', 'kiosk', 'retail', 'event'] as const;
export type ButtonPreset = (typeof buttonPresets)[number];

/**
 * A grid to begin with: the layout that suits business and app, and in its last column what is pressed all day. The
 * rest is empty, for autofill or the hand.
 */
export function presetGrid(preset: ButtonPreset, app: ButtonApp): ButtonGrid {
  const layout = presets[preset].layouts[app];
  const known = new Set(buttonFunctionsOf(app).map(({ id }) => id));
  const wanted = new Set([...presets[preset].functions, ...usual]);
  const functions = [...wanted].filter((id) => known.has(id)).slice(0, layout.rows);
  // From the bottom right up: payment lies under the thumb.
  const mappings = functions.map(
    (id, index): ButtonMapping => ({
      layer: 0,
      row: layout.rows - 1 - index,
      column: layout.columns - 1,
      rowSpan: 1,
      columnSpan: 1,
      target: { kind: 'function', id },
      label: null,
      colour: null,
      pictureId: null,
    }),
  );
  return { app, layout, mappings: mappings.toReversed() };
}

interface Preset {
  readonly layouts: Readonly<Record<ButtonApp, ButtonLayout>>;
  /** The most important first. */
  readonly functions: readonly string[];
}

/** What fills the column where an app knows too few of a preset's own: an event surface has no tables to move. */
const usual = ['fastPayCash', 'fastPayCard', 'discount', 'cancelLine', 'receiptReprint', 'quantity'] as const;

const size = (rows: number, columns: number, layers: number): ButtonLayout => ({ rows, columns, layers });

const presets: Readonly<Record<ButtonPreset, Preset>> = {
  cafe: {
    layouts: { Static_Pos: size(6, 8, 3), Mobile_Pos: size(6, 4, 4), Event_App: size(5, 5, 1) },
    functions: ['fastPayCash', 'fastPayCard', 'takeAway', 'discount', 'cancelLine', 'receiptReprint'],
  },
  restaurant: {
    layouts: { Static_Pos: size(8, 8, 5), Mobile_Pos: size(7, 4, 6), Event_App: size(5, 5, 2) },
    functions: [
      'pay',
      'splitBill',
      'tablePlan',
      'courseSelect',
      'callCourse',
      'moveTable',
      'hospitalityReceipt',
      'cancelLine',
    ],
  },
  bar: {
    layouts: { Static_Pos: size(7, 9, 3), Mobile_Pos: size(6, 4, 4), Event_App: size(6, 6, 1) },
    functions: ['fastPayCash', 'fastPayCard', 'tip', 'deposit', 'park', 'priceGroup', 'cancelLine'],
  },
  kiosk: {
    layouts: { Static_Pos: size(6, 7, 2), Mobile_Pos: size(6, 4, 2), Event_App: size(5, 4, 1) },
    functions: ['fastPayCash', 'fastPayCard', 'deposit', 'searchArticle', 'openDrawer', 'withoutReceipt'],
  },
  retail: {
    layouts: { Static_Pos: size(6, 6, 2), Mobile_Pos: size(6, 4, 2), Event_App: size(5, 4, 1) },
    functions: ['pay', 'searchArticle', 'returnGoods', 'lineDiscount', 'customerCard', 'sellVoucher'],
  },
  event: {
    layouts: { Static_Pos: size(5, 6, 1), Mobile_Pos: size(5, 4, 1), Event_App: size(5, 5, 1) },
    functions: ['fastPayCash', 'fastPayCard', 'deposit', 'cancelLine', 'withoutReceipt'],
  },
};
