/** Apps that show buttons, by their names on the wire (BTN-10): the till, the waiter's handheld, the surface of events. */
export const buttonApps = ['Static_Pos', 'Mobile_Pos', 'Event_App'] as const;
export type ButtonApp = (typeof buttonApps)[number];

/** How many rows, columns and layers an app's buttons stand in (BTN-05). */
export interface ButtonLayout {
  readonly rows: number;
  readonly columns: number;
  readonly layers: number;
}

/** The most of each; the least is 1 (decisions BTN-06). */
export const maxLayout: ButtonLayout = { rows: 12, columns: 12, layers: 9 };

/** What an app begins with before anybody has chosen a layout. */
export const defaultLayouts: Readonly<Record<ButtonApp, ButtonLayout>> = {
  Static_Pos: { rows: 6, columns: 8, layers: 3 },
  Mobile_Pos: { rows: 6, columns: 4, layers: 3 },
  Event_App: { rows: 5, columns: 5, layers: 1 },
};

/** What a button can do (BTN-07, BTN-08). */
export const buttonKinds = [
  'article',
  'category',
  'buttonCategory',
  'room',
  'function',
  'favourites1',
  'favourites2',
] as const;
export type ButtonKind = (typeof buttonKinds)[number];

/** Characters of a button's own label. */
export const maxButtonLabel = 40;
