import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultLayout, type ReceiptLayout, sampleReceipt } from '@tresen/domain/master-data/receipt-layouts';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import {
  ReceiptDocument,
  ReceiptsDocument,
  SearchReceiptsDocument,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { LayoutEditor, type LayoutEditorProps } from './layout-editor.tsx';
import { usePreviewReceipt } from './preview-receipt.ts';

const base = defaultLayout('receipt', 'DE');
const begin: Omit<LayoutEditorProps, 'onChange'> = {
  kind: 'receipt',
  value: base,
  country: 'DE',
  countries: ['DE'],
  language: 'de',
  placeholders: { Gruß: 'Bis bald' },
};

interface PageProps {
  readonly given: Partial<LayoutEditorProps>;
  readonly onKeep: (value: ReceiptLayout) => void;
}

/** A page keeps the value that the editor gives it. */
function Page({ given, onKeep }: PageProps) {
  const [value, setValue] = useState<unknown>(given.value ?? base);
  const keep = (next: ReceiptLayout) => {
    onKeep(next);
    setValue(next);
  };
  return <LayoutEditor {...begin} {...given} value={value} onChange={keep} />;
}

/** What a receipt's preview has to say of it. */
function Shown({ id }: { readonly id: string }) {
  const real = usePreviewReceipt(id);
  return <p>{real ? `${real.branch} ${real.receipt.number}` : 'wartet'}</p>;
}

/** Shows the editor; gives the last value that it gave. */
function open(given: Partial<LayoutEditorProps> = {}): { readonly last: () => ReceiptLayout } {
  let last = base;
  const keep = (value: ReceiptLayout) => {
    last = value;
  };
  fakeGraphql([]);
  renderScreen(<Page given={given} onKeep={keep} />);
  return { last: () => last };
}

const block = (name: string) => within(screen.getByRole('region', { name }));
const line = (name: string, content: RegExp) => block(name).getByRole('button', { name: content });
const preview = () => screen.getByRole('region', { name: 'Vorschau' });
const asText = () => userEvent.click(within(preview()).getByRole('radio', { name: 'Text' }));

describe('CFG-02: the editor of a layout', () => {
  it('prints what is typed, with tags in the words of the person', async () => {
    const { last } = open();
    await asText();
    await userEvent.click(line('Fuß', /Vielen Dank/));
    const box = block('Fuß').getByRole('textbox', { name: 'Text der Spalte 1' });
    await userEvent.clear(box);
    await userEvent.type(box, 'Gast: {{Gäste} {{Gruß}');
    await waitFor(() => expect(preview().textContent).toContain('Gast: 2 Bis bald'));
    expect(last().blocks.footer[1]).toMatchObject({ columns: [{ text: 'Gast: {guests} {Gruß}' }] });
  });

  it('undoes what was typed in one step, and does it again', async () => {
    const { last } = open();
    await userEvent.click(line('Fuß', /Vielen Dank/));
    await userEvent.type(block('Fuß').getByRole('textbox', { name: 'Text der Spalte 1' }), ' Ade');
    expect(JSON.stringify(last().blocks.footer)).toContain('Besuch! Ade');
    await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
    expect(last()).toEqual(base);
    await userEvent.keyboard('{Control>}y{/Control}');
    expect(JSON.stringify(last().blocks.footer)).toContain('Besuch! Ade');
  });

  it('finds a tag and puts it into the text', async () => {
    const { last } = open();
    await userEvent.click(line('Fuß', /Vielen Dank/));
    expect(block('Fuß').getByRole('button', { name: 'Auswahl zeigen' })).toBeTruthy();
    await userEvent.type(block('Fuß').getByRole('combobox', { name: 'Feld einfügen' }), 'Tisch{Enter}');
    expect(JSON.stringify(last().blocks.footer)).toContain('{target}');
  });

  it('keeps a line that the law demands, and says why', async () => {
    const { last } = open();
    await userEvent.click(line('Gesetzliche Angaben', /QR-Code/));
    await userEvent.click(screen.getByRole('button', { name: 'Zeile entfernen' }));
    expect(screen.getByText(/^Die Angaben der TSE müssen auf jedem Beleg stehen/)).toBeTruthy();
    expect(await screen.findByText(/Diese Zeile bleibt: .*§ 6 KassenSichV/)).toBeTruthy();
    expect(last()).toEqual(base);
  });

  it('says in which countries registers do not print a layout that several share', () => {
    open({ country: null, countries: ['AT', 'DE', 'ES'] });
    expect(screen.getByText(/was das Gesetz in Österreich und Spanien verlangt/)).toBeTruthy();
  });

  it('says nothing of countries in which nobody is', () => {
    open({ country: null, countries: ['CH', 'DE'] });
    expect(screen.queryByText(/was das Gesetz in/)).toBeNull();
  });

  it('lets the same line go in Switzerland', async () => {
    const { last } = open({ country: 'CH' });
    await userEvent.click(line('Gesetzliche Angaben', /QR-Code/));
    await userEvent.keyboard('{Delete}');
    expect(last().blocks.fiscal.some(({ kind }) => kind === 'code')).toBe(false);
  });

  it('moves a line by the keyboard, into the next part, too', async () => {
    const { last } = open();
    line('Fuß', /Vielen Dank/).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(last().blocks.footer).toHaveLength(1);
    expect(JSON.stringify(last().blocks.fiscal[0])).toContain('Vielen Dank');
    await waitFor(() => expect(document.activeElement).toBe(line('Gesetzliche Angaben', /Vielen Dank/)));
  });

  it('adds a line', async () => {
    const { last } = open();
    await userEvent.click(screen.getByRole('button', { name: 'Zeile hinzufügen: Fuß' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Linie' }));
    expect(last().blocks.footer.at(-1)).toEqual({ kind: 'rule', character: '-' });
  });

  it('says at its line which tag does not exist', async () => {
    open();
    await userEvent.click(line('Fuß', /Vielen Dank/));
    await userEvent.type(block('Fuß').getByRole('textbox', { name: 'Text der Spalte 1' }), '{{Unsinn}');
    expect((await block('Fuß').findAllByText('Das Feld „Unsinn“ gibt es nicht.')).length).toBeGreaterThan(0);
  });

  it('draws the roll with its code', async () => {
    open();
    expect(screen.getByRole('img', { name: 'Der Ausdruck, 42 Zeichen breit' })).toBeTruthy();
  });

  it('begins anew where the stored value is no layout', async () => {
    const { last } = open({ value: { foreign: true }, kind: 'closing' });
    await userEvent.click(screen.getByRole('button', { name: 'Mit der Vorlage beginnen' }));
    expect(last()).toEqual(defaultLayout('closing', 'DE'));
    expect(await screen.findByRole('region', { name: 'Kopf' })).toBeTruthy();
  });

  it('shows a layout without tools to who may not change it', () => {
    open({ isReadOnly: true });
    expect(screen.queryByRole('button', { name: 'Rückgängig' })).toBeNull();
    expect(preview()).toBeTruthy();
  });
});

describe('a receipt of the tenant in the preview', () => {
  it('is one of the last, and shows as the layout prints it', async () => {
    const receipt = { ...sampleReceipt('DE'), number: 77 };
    const row = { id: 'r1', number: 77, end: receipt.end, zone: 'Europe/Berlin', unitName: 'Biergarten' };
    const shown = { ...row, gross: receipt.gross, currency: 'EUR' };
    fakeGraphql([
      [ReceiptsDocument, () => ({ receipts: { nodes: [shown] } })],
      [ReceiptDocument, () => ({ receipt: { row, content: JSON.stringify(receipt), seller: null } })],
    ]);
    renderScreen(<Page given={{}} onKeep={() => undefined} />);
    await asText();
    await userEvent.click(screen.getByRole('combobox', { name: 'Beleg der Vorschau' }));
    await userEvent.click(await screen.findByRole('option', { name: /^Beleg 77 · / }));
    await waitFor(() => expect(preview().textContent).toMatch(/Biergarten.*Beleg 77/s));
  });

  const openAustrian = async (rksvCode: string | null) => {
    const receipt = { ...sampleReceipt('AT'), rksvCode };
    const row = { id: 'r1', number: 1204, end: receipt.end, zone: 'Europe/Vienna', unitName: 'Wien' };
    const shown = { ...row, gross: receipt.gross, currency: 'EUR' };
    const content = JSON.stringify(receipt);
    fakeGraphql([
      [ReceiptsDocument, () => ({ receipts: { nodes: [shown] } })],
      [ReceiptDocument, () => ({ receipt: { row, country: 'AT', content, seller: null } })],
    ]);
    const value = defaultLayout('receipt', 'AT');
    renderScreen(<Page given={{ country: 'AT', value }} onKeep={() => undefined} />);
    await asText();
    await userEvent.click(screen.getByRole('combobox', { name: 'Beleg der Vorschau' }));
    await userEvent.click(await screen.findByRole('option', { name: /^Beleg 1204 · / }));
  };

  it('from Austria shows the RKSV code that it brought, and none of an example', async () => {
    await openAustrian('_R1-AT3_KASSE1_4711_own');
    await waitFor(() => expect(preview().textContent).toContain('_R1-AT3_KASSE1_4711_own'));
    expect(preview().textContent).not.toContain('qJ0dVXwrY2E=');
    expect(screen.queryByText(/keinen RKSV-Code/)).toBeNull();
  });

  it('from Austria without a code says so, and shows no signature that is not its own', async () => {
    await openAustrian(null);
    expect(await screen.findByText(/hat die Kasse keinen RKSV-Code mitgeschickt/)).toBeTruthy();
    expect(preview().textContent).toContain('Sicherheitseinrichtung ausgefallen');
    expect(preview().textContent).not.toContain('qJ0dVXwrY2E=');
  });

  it('of a layout that several countries share is printed by the law and in the words of its own', async () => {
    const receipt = sampleReceipt('CH');
    const row = { id: 'r1', number: 1204, end: receipt.end, zone: 'Europe/Zurich', unitName: 'Chur' };
    const shown = { ...row, gross: receipt.gross, currency: 'CHF' };
    const answer = (country: string) => [
      [ReceiptsDocument, () => ({ receipts: { nodes: [shown] } })] as const,
      [
        ReceiptDocument,
        () => ({ receipt: { row, country, content: JSON.stringify(receipt), seller: null } }),
      ] as const,
    ];
    fakeGraphql([...answer('ES')] as never);
    renderScreen(<Page given={{ country: null, language: null }} onKeep={() => undefined} />);
    await asText();
    expect(preview().textContent).toContain('Tisch 12');
    await userEvent.click(screen.getByRole('combobox', { name: 'Beleg der Vorschau' }));
    await userEvent.click(await screen.findByRole('option', { name: /^Beleg 1204 · .* · Chur$/ }));
    await waitFor(() => expect(preview().textContent).toContain('Mesa 12'));
  });

  it('is one of the branch that the layout is for, also of several with the same number', async () => {
    const rowAt = (unitId: string, gross: number) => ({
      ...{ id: `${unitId} ${gross}`, number: 77, end: '2026-11-21T11:00:00.000Z', zone: 'Europe/Berlin' },
      ...{ unitId, unitName: unitId, gross, currency: 'EUR' },
    });
    const asked: unknown[] = [];
    fakeGraphql([
      [
        ReceiptsDocument,
        ({ filter }) => {
          asked.push(filter);
          return { receipts: { nodes: [rowAt('nord', 200)] } };
        },
      ],
      [SearchReceiptsDocument, () => ({ searchReceipts: [rowAt('mitte', 100), rowAt('nord', 200)] })],
    ]);
    renderScreen(<Page given={{ unitId: 'nord' }} onKeep={() => undefined} />);
    const box = screen.getByRole('combobox', { name: 'Beleg der Vorschau' });
    await userEvent.click(box);
    expect(await screen.findAllByRole('option', { name: /^Beleg 77 · / })).toHaveLength(1);
    expect(asked).toEqual([{ unitIds: ['nord'] }]);
    await userEvent.type(box, '77');
    await waitFor(() => expect(screen.getAllByRole('option').map((one) => one.textContent)).toHaveLength(1));
    expect(screen.getByRole('option', { name: / · 2,00/ })).toBeTruthy();
  });

  it('comes from what the register sent', async () => {
    const content = JSON.stringify(sampleReceipt('DE'));
    const row = { zone: 'Europe/Berlin', unitName: 'Mitte' };
    fakeGraphql([
      [ReceiptDocument, () => ({ receipt: { row, content, seller: null } })],
      [ReceiptsDocument, () => ({ receipts: { nodes: [] } })],
    ]);
    renderScreen(<Shown id="r1" />);
    expect(await screen.findByText('Mitte 1204')).toBeTruthy();
  });
});
