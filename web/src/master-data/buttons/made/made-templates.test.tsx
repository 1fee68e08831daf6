import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OrganizationUnitsDocument } from '../../../kit/graphql/generated/general/graphql.ts';
import {
  ButtonTemplateCopyDocument,
  ButtonTemplateUseDocument,
  CopyButtonTemplateDocument,
  ExportButtonTemplateDocument,
  ImportButtonTemplateDocument,
} from '../../../kit/graphql/generated/pos/graphql.ts';
import { fakeGraphql } from '../../../kit/testing/fake-server.ts';
import { renderScreen } from '../../../kit/testing/render-screen.tsx';
import { ImportTemplate } from './import-template.tsx';
import { TemplateTools } from './template-tools.tsx';

const path = '/manage/data/btnTemplates';
const branch = (id: string, name: string) => ({ id, name, type: 'branch', parentId: null });
const made = {
  ...{ isSuccess: true, templateId: 't2', faults: [] as object[] },
  ...{ missing: [] as string[], takenNumbers: [] as object[] },
};
const used = [
  { app: 'Static_Pos', unitId: 'market', unitName: 'Markt', registerNames: ['Kasse 1', 'Kasse 2'] },
  { app: 'Event_App', unitId: 'market', unitName: 'Markt', registerNames: [] },
];

interface Begin {
  readonly address?: string;
  readonly use?: readonly object[];
  readonly answer?: object;
  readonly unitIds?: readonly string[] | null;
  /** What a copy has to be asked about. */
  readonly differences?: readonly object[];
  readonly onSave?: () => void;
}

/** Shows what a template's page and the list have of copies and files; gives what was sent. */
const open = ({
  address = `${path}/t1`,
  use = used,
  answer = made,
  unitIds = ['market'],
  differences = [],
  onSave = () => undefined,
}: Begin = {}) => {
  const sent: unknown[] = [];
  const take = (field: string) => (variables: unknown) => {
    sent.push(variables);
    return { [field]: answer };
  };
  fakeGraphql([
    [
      OrganizationUnitsDocument,
      () => ({ organizationUnits: [branch('market', 'Markt'), branch('park', 'Park')] }),
    ],
    [
      ButtonTemplateUseDocument,
      () => ({ buttonTemplateUse: use, buttonTemplate: { id: 't1', name: 'Theke', unitIds } }),
    ],
    [ButtonTemplateCopyDocument, () => ({ buttonTemplateCopy: differences })],
    [CopyButtonTemplateDocument, take('copyButtonTemplate')],
    [ImportButtonTemplateDocument, take('importButtonTemplate')],
    [ExportButtonTemplateDocument, () => ({ exportButtonTemplate: '{"format":"tresen-buttons"}' })],
  ]);
  const ofPage = (
    <form onSubmit={onSave}>
      <TemplateTools />
    </form>
  );
  renderScreen(
    <Routes>
      <Route path={path} element={<ImportTemplate />} />
      <Route path={`${path}/t2`} element={<h1>Kopie</h1>} />
      <Route path={`${path}/:btnTemplateId`} element={ofPage} />
    </Routes>,
    address,
  );
  return sent;
};

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choose = (content: string) =>
  userEvent.upload(
    screen.getByLabelText('Datei wählen', { selector: 'input' }),
    new File([content], 'theke.json'),
  );

afterEach(() => vi.unstubAllGlobals());

describe('copies and files of templates', () => {
  it('says which branches and registers of each app show one', async () => {
    open();
    const list = within(await screen.findByRole('list', { name: 'Stationäre Kasse' }));
    expect(list.getByRole('listitem').textContent).toBe('MarktKasse 1, Kasse 2');
    expect(screen.getByRole('list', { name: 'Event-App' }).textContent).toBe('Marktnoch keine Kasse');
  });

  it('says where none does, and that a new one has to be saved first', async () => {
    open({ use: [] });
    expect(await screen.findByText(/^Keine Filiale zeigt diese Oberfläche/)).toBeTruthy();
  });

  it('asks nothing of one that is not saved yet', async () => {
    open({ address: `${path}/new` });
    expect(await screen.findByText(/^Sobald die Oberfläche gespeichert ist/)).toBeTruthy();
  });

  it('copies one for other branches, leads to the copy, and saves no form below', async () => {
    const onSave = vi.fn();
    const sent = open({ onSave });
    await press('Kopieren …');
    const dialog = within(await screen.findByRole('dialog', { name: 'Oberfläche kopieren' }));
    expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'Theke (Kopie)');
    await userEvent.click(await dialog.findByRole('radio', { name: /^Alle Filialen/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Kopieren' }));
    expect(await screen.findByRole('heading', { name: 'Kopie' })).toBeTruthy();
    expect(screen.getByText('„Theke (Kopie)“ ist angelegt.')).toBeTruthy();
    expect(sent).toEqual([
      { input: { templateId: 't1', name: 'Theke (Kopie)', unitIds: null, replacements: [] } },
    ]);
    expect(onSave).not.toHaveBeenCalled();
  });

  const differing = (name: string, more: object = {}) => ({
    ...{ kind: 'article', id: name.toLowerCase(), name, number: '7', isThere: false, own: null },
    ...more,
  });
  const differences = [
    differing('Cappuccino', { own: { id: 'own-cappuccino', name: 'cappuccino', number: '12' } }),
    differing('Mokka', { own: { id: 'cola', name: 'Cola', number: '7' } }),
    differing('Wasser', { isThere: true, own: { id: 'own-water', name: 'Wasser', number: null } }),
    differing('Brezel'),
  ];

  it('asks before it copies what lies on buttons where the branch has its own, and tells what it has not', async () => {
    const sent = open({ differences });
    await press('Kopieren …');
    await press('Kopieren');
    const own = within(await screen.findByRole('list', { name: 'Das gibt es dort auch' }));
    expect(sent).toEqual([]);
    expect(own.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '„cappuccino“ (Nr. 12) statt „Cappuccino“ (Nr. 7)',
      '„Cola“ (Nr. 7) statt „Mokka“ (Nr. 7)Die Taste bleibt weg.',
      '„Wasser“ statt „Wasser“ (Nr. 7)Die Taste bleibt, wie sie ist.',
    ]);
    // What its box says already is not listed once more.
    const missing = within(screen.getByRole('list', { name: 'Das gibt es dort nicht' }));
    expect(missing.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '„Brezel“ (Nr. 7)',
    ]);
    await userEvent.click(screen.getByRole('checkbox', { name: /^„Cola“/ }));
    expect(screen.queryByText('Die Taste bleibt weg.')).toBeNull();
    await press('Kopieren');
    await waitFor(() =>
      expect(sent).toMatchObject([
        {
          input: {
            replacements: [
              { targetId: 'cappuccino', byId: 'own-cappuccino' },
              { targetId: 'mokka', byId: 'cola' },
            ],
          },
        },
      ]),
    );
  });

  it('tells after the copy only of what nobody knew to be left out', async () => {
    open({ differences, answer: { ...made, missing: ['Brezel', 'Mokka', 'Tee'] } });
    await press('Kopieren …');
    await press('Kopieren');
    await screen.findByRole('list', { name: 'Das gibt es dort auch' });
    await press('Kopieren');
    const list = within(await screen.findByRole('list', { name: 'Was weggelassen wurde' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Tee']);
  });

  it('leads to the copy at once where all that was left out was agreed to', async () => {
    open({ differences, answer: { ...made, missing: ['Brezel', 'Mokka'] } });
    await press('Kopieren …');
    await press('Kopieren');
    await screen.findByRole('list', { name: 'Das gibt es dort auch' });
    await press('Kopieren');
    expect(await screen.findByRole('heading', { name: 'Kopie' })).toBeTruthy();
  });

  it('goes back from what it asks with what was typed, and copies nothing', async () => {
    const sent = open({ differences });
    await press('Kopieren …');
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Terrasse');
    await press('Kopieren');
    await press('Zurück');
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'Terrasse');
    expect(sent).toEqual([]);
  });

  it('begins a copy of one of all branches with none, and leads to all of them by one press', async () => {
    const sent = open({ unitIds: null });
    await press('Kopieren …');
    const dialog = within(await screen.findByRole('dialog', { name: 'Oberfläche kopieren' }));
    expect(dialog.getByRole('button', { name: 'Kopieren' })).toHaveProperty('disabled', true);
    await userEvent.click(dialog.getByRole('radio', { name: /^Alle Filialen/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Kopieren' }));
    await waitFor(() => expect(sent).toMatchObject([{ input: { unitIds: null } }]));
  });

  it('says at the field what is wrong', async () => {
    open({
      answer: { ...made, isSuccess: false, faults: [{ path: 'name', code: 'MISSING', parameters: null }] },
    });
    await press('Kopieren …');
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await press('Kopieren');
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  });

  it('saves one as a file', async () => {
    const saved: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`,
        revokeObjectURL: () => undefined,
      }),
    );
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    open();
    await press('Als Datei speichern');
    await waitFor(() => expect(names).toEqual(['Theke.json']));
    expect(saved[0]?.size).toBe('{"format":"tresen-buttons"}'.length);
    vi.restoreAllMocks();
  });

  const file = '{"format":"tresen-buttons","name":"Sommerfest"}';
  it('makes one of a file, and lists what was left out', async () => {
    const sent = open({
      address: path,
      answer: {
        ...made,
        missing: ['Flammkuchen', 'Flammkuchen', 'Terrasse'],
        takenNumbers: [{ name: 'Flammkuchen', number: '12', nameHere: 'Cola' }],
      },
    });
    await press('Oberfläche aus Datei');
    expect(screen.getByRole('button', { name: 'Anlegen' })).toHaveProperty('disabled', true);
    await choose(file);
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'Sommerfest'),
    );
    // No register gets it unasked: which branches it is for somebody has to say.
    expect(screen.getByRole('button', { name: 'Anlegen' })).toHaveProperty('disabled', true);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Park' }));
    await press('Anlegen');
    const list = within(await screen.findByRole('list', { name: 'Was weggelassen wurde' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Flammkuchen: Nummer 12 hat hier „Cola“',
      'Terrasse',
    ]);
    expect(screen.getByRole('link', { name: 'Zur Oberfläche' }).getAttribute('href')).toBe(`${path}/t2`);
    expect(sent).toEqual([{ input: { json: file, name: 'Sommerfest', unitIds: ['park'] } }]);
  });

  it.each(['kein JSON', '[', '7', '{"name":"Zug","wagons":3}'])(
    'refuses %s before anything is sent',
    async (content) => {
      const sent = open({ address: path });
      await press('Oberfläche aus Datei');
      await choose(content);
      expect(
        (await screen.findByText(/Diese Datei ist keine gespeicherte Oberfläche/)).getAttribute('role'),
      ).toBe('alert');
      expect(screen.getByRole('button', { name: 'Anlegen' })).toHaveProperty('disabled', true);
      expect(sent).toEqual([]);
    },
  );

  it('says of a file of a newer version what it is', async () => {
    const sent = open({ address: path });
    await press('Oberfläche aus Datei');
    await choose('{"format":"tresen-buttons","version":2,"surface":{}}');
    const told = await screen.findByText(
      /theke\.json: Diese Datei kommt aus einer neueren Version von Tresen/,
    );
    expect(told.getAttribute('role')).toBe('alert');
    expect(screen.queryByText(/keine gespeicherte Oberfläche/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Anlegen' })).toHaveProperty('disabled', true);
    expect(sent).toEqual([]);
  });
});
