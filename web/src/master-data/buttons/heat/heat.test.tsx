import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ButtonMapping, ButtonTarget } from '@tresen/domain/master-data/buttons/grid';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ButtonHeatDocument, ButtonTapsDocument } from '../../../kit/graphql/generated/pos/graphql.ts';
import { fakeGraphql } from '../../../kit/testing/fake-server.ts';
import { renderScreen } from '../../../kit/testing/render-screen.tsx';
import { HeatMark, HeatPanel, useButtonHeat, useHeatWords, useSoldPieces } from './index.ts';

afterEach(() => vi.unstubAllGlobals());

const on = (target: ButtonTarget, column: number, layer = 0): ButtonMapping => ({
  ...{ layer, row: 0, column, rowSpan: 1, columnSpan: 1, target },
  ...{ label: null, colour: null, pictureId: null },
});
const mappings = [
  on({ kind: 'article', id: 'coffee' }, 0),
  on({ kind: 'article', id: 'juice' }, 1),
  on({ kind: 'function', id: 'pay' }, 2),
];
const article = (articleId: string | null, name: string, presses: number) => ({
  ...{
    articleId,
    articleKey: name,
    name,
    isDeleted: false,
    presses,
    quantity: presses,
    turnover: presses * 300,
  },
});
const sold = {
  ...{
    from: '2026-10-01',
    to: '2026-10-31',
    currency: 'EUR',
    receipts: 100,
    openHours: 40,
    isOmitted: false,
  },
  articles: [article('coffee', 'Kaffee', 80), article('cake', 'Kuchen', 20), article(null, 'Tagessuppe', 8)],
};
const taps = {
  receipts: 100,
  isOmitted: false,
  grids: [
    { taps: 310, searched: 4 },
    { taps: 240, searched: 0 },
  ],
};
const filter = { from: '2026-10-01', to: '2026-10-31', unitIds: null, deviceIds: null };
const onPlace = vi.fn();
const onShow = vi.fn();

const warm = on({ kind: 'category', id: 'warm' }, 0, 1);

const Screen = ({ inUse = [warm], since, sinceOf }: Pick<Given, 'inUse' | 'since' | 'sinceOf'>) => {
  const state = useButtonHeat(filter, { mappings }, { mappings: inUse });
  const words = useHeatWords('EUR', state.sold?.openHours ?? 0);
  const { pieces } = useSoldPieces(filter);
  const nameOf = ({ target }: ButtonMapping) => ('id' in target ? target.id : target.kind);
  return (
    <>
      {state.heat?.buttons.map((heat) => (
        <button key={heat.mapping.column} type="button" aria-label={`${nameOf(heat.mapping)} ${words(heat)}`}>
          <HeatMark heat={heat} />
        </button>
      ))}
      <HeatPanel state={state} {...{ since, sinceOf }} nameOf={nameOf} onPlace={onPlace} onShow={onShow} />
      <output aria-label="pieces">{pieces?.get('cake')}</output>
    </>
  );
};

interface Given {
  readonly heat?: () => object;
  readonly taps?: () => object;
  /** The day since when there are the buttons. */
  readonly since?: string | undefined;
  /** The day since when a button lies where it lies. */
  readonly sinceOf?: ((mapping: ButtonMapping) => string) | undefined;
  /** Buttons that registers have. */
  readonly inUse?: readonly ButtonMapping[];
}

const open = (given: Given = {}) => {
  const asked: unknown[] = [];
  fakeGraphql([
    [ButtonHeatDocument, given.heat ?? (() => ({ buttonHeat: sold }))],
    [
      ButtonTapsDocument,
      (variables: unknown) => {
        asked.push(variables);
        return given.taps?.() ?? { buttonTaps: taps };
      },
    ],
  ]);
  const { since, sinceOf } = given;
  renderScreen(<Screen {...(given.inUse && { inUse: given.inUse })} {...{ since, sinceOf }} />);
  return asked;
};

describe('heat of buttons', () => {
  it('says of each button what it sold, in words beside colour, bar and number', async () => {
    open();
    expect(
      await screen.findByRole('button', { name: /^coffee 80 × gedrückt, Menge 80, 240,00.€, 2,00 je/ }),
    ).toBeDefined();
    expect(screen.getByRole('button', { name: /^juice 0 × gedrückt/ }).textContent).toBe('0');
    expect(screen.getByRole('button', { name: 'pay' }).textContent).toBe('');
    expect(
      within(screen.getByRole('list', { name: 'Farben der Tasten' })).getAllByRole('listitem'),
    ).toHaveLength(5);
  });

  it('names what sells without a button, and places it', async () => {
    open();
    const list = within(await screen.findByRole('list', { name: 'Verkauft sich, hat keine Taste' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 6))).toEqual([
      'Kuchen',
      'Tagess',
    ]);
    expect(list.getByText('Kein Artikel in den Stammdaten')).toBeDefined();
    await userEvent.click(list.getByRole('button', { name: 'Kuchen auf eine Taste legen' }));
    expect(onPlace).toHaveBeenCalledWith(expect.objectContaining({ articleId: 'cake' }));
    expect(screen.getByLabelText('pieces').textContent).toBe('20');
  });

  it('leads to buttons that nobody pressed', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Zur Taste juice' }));
    expect(onShow).toHaveBeenCalledWith(mappings[1]);
  });

  it('blames no button for days before there was one', async () => {
    open({ since: '2026-10-20' });
    expect(await screen.findByText(/Diese Oberfläche gibt es erst seit dem 20\.10\.2026/)).toBeDefined();
    const list = within(screen.getByRole('list', { name: 'Nicht verkauft' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['juice']);
    expect(screen.queryByText(/edrückt/)).toBeNull();
  });

  it('tells a button that was moved within the days from those that were there all the time', async () => {
    const dayOf = ({ target }: ButtonMapping) =>
      'id' in target && target.id === 'juice' ? '2026-10-20' : '2026-01-05';
    open({ since: '2026-01-05', sinceOf: dayOf });
    const list = within(await screen.findByRole('list', { name: 'Nicht verkauft, erst seit Kurzem hier' }));
    expect(list.getByRole('listitem').textContent).toBe('juiceerst seit dem 20.10.2026 hier');
    expect(screen.getByRole('list', { name: 'Niemand hat sie gedrückt' }).textContent).toBe('');
    expect(screen.getByText('Jede Artikeltaste, die die ganze Zeit hier lag, wurde gedrückt.')).toBeDefined();
    expect(screen.getByText('erst in diesem Zeitraum hierher gelegt')).toBeDefined();
  });

  it('says nothing of its age where it is older than the days', async () => {
    open({ since: '2026-10-01' });
    expect(await screen.findByRole('list', { name: 'Niemand hat sie gedrückt' })).toBeDefined();
    expect(screen.queryByText(/gibt es erst seit/)).toBeNull();
  });

  it('says how many taps a receipt takes instead of now', async () => {
    const asked = open();
    expect(await screen.findByText('2,40 statt 3,10')).toBeDefined();
    expect(screen.getByText(/^23 % weniger|^22,6 % weniger/)).toBeDefined();
    expect(asked).toEqual([
      {
        ...filter,
        grids: [
          { buttons: [], categories: [{ categoryId: 'warm', layer: 1 }] },
          {
            buttons: [
              { articleId: 'coffee', layer: 0 },
              { articleId: 'juice', layer: 0 },
            ],
            categories: [],
          },
        ],
      },
    ]);
  });

  it('compares with nothing where no buttons are saved yet', async () => {
    open({ inUse: [] });
    expect(await screen.findByText('2,40')).toBeDefined();
    expect(screen.getByText('Zum Vergleichen sind noch keine Tasten gespeichert.')).toBeDefined();
    expect(screen.queryByText(/weniger als/)).toBeNull();
  });

  it('does not place what was deleted meanwhile', async () => {
    const gone = { ...article('cake', 'Kuchen', 20), isDeleted: true };
    open({ heat: () => ({ buttonHeat: { ...sold, articles: [article('tea', 'Tee', 5), gone] } }) });
    expect(await screen.findByRole('button', { name: 'Tee auf eine Taste legen' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Kuchen auf eine Taste legen' })).toBeNull();
  });

  it('says nothing of taps without receipts, and that nothing was sold', async () => {
    open({
      heat: () => ({ buttonHeat: { ...sold, articles: [], receipts: 0 } }),
      taps: () => ({ buttonTaps: { ...taps, receipts: 0 } }),
    });
    expect(await screen.findByText('In diesem Zeitraum wurde nichts verkauft.')).toBeDefined();
    expect(screen.queryByText('Antippen je Beleg')).toBeNull();
  });

  it('says when it would take too long', async () => {
    open({ heat: () => ({ buttonHeat: { ...sold, articles: [], isOmitted: true } }) });
    expect(await screen.findByText(/Bitte wählen Sie weniger/)).toBeDefined();
  });

  it('offers to load again what failed', async () => {
    let isBroken = true;
    open({
      heat: () => {
        if (isBroken) throw new Error('broken');
        return { buttonHeat: sold };
      },
    });
    const retry = await screen.findByRole('button', { name: 'Erneut laden' });
    isBroken = false;
    await userEvent.click(retry);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Erneut laden' })).toBeNull());
    expect(await screen.findByText('2,40 statt 3,10')).toBeDefined();
  });
});
