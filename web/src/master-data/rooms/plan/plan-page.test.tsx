import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  RoomPlanDocument,
  type RoomPlanFragment,
  SaveRoomPlanDocument,
  type SaveRoomPlanMutation,
  type SaveRoomPlanMutationVariables,
} from '../../../kit/graphql/generated/pos/graphql.ts';
import { fakeGraphql } from '../../../kit/testing/fake-server.ts';
import { renderScreen } from '../../../kit/testing/render-screen.tsx';
import { PlanPage } from './plan-page.tsx';

const roomId = '01a1ff9c-4e2c-74ba-9c8f-dc70da0948e3';
const path = `/manage/data/rooms/${roomId}?tab=plan`;

type Table = RoomPlanFragment['tables'][number];

const tableOf = (number: number, more: Partial<Table> = {}): Table => ({
  ...{
    id: `t${number}`,
    version: 1,
    isActive: true,
    name: `Tisch ${number}`,
    number,
    seats: 4,
    shape: 'rectangle',
  },
  ...{ x: number * 20, y: 10, width: 8, length: 8, rotation: 0, sort: 0 },
  ...{ lastModifiedAt: '2026-11-21T08:00:00Z', lastModifiedByName: 'Mia' },
  ...more,
});
const planOf = (tables: readonly Table[]): RoomPlanFragment => ({
  room: { id: roomId, name: 'Gastraum', colour: null, width: 120, length: 80 },
  tables: [...tables],
  numbersBeside: [9],
});

type Saved = SaveRoomPlanMutation['saveRoomPlan'];
type Sent = SaveRoomPlanMutationVariables;

const nothing: Saved = { isSuccess: false, ids: [], faults: [], conflicts: [], goneIds: [], plan: null };

/** Shows the plan; the answers to saves in their order. */
const open = async (
  tables = [tableOf(1), tableOf(2)],
  answers: readonly Saved[] = [],
  plan: RoomPlanFragment | null = planOf(tables),
) => {
  const sent: Sent[] = [];
  fakeGraphql([
    [RoomPlanDocument, () => ({ roomPlan: plan })],
    [
      SaveRoomPlanDocument,
      (variables: Sent) => {
        sent.push(variables);
        return {
          saveRoomPlan: answers[sent.length - 1] ?? { ...nothing, isSuccess: true, plan: planOf(tables) },
        };
      },
    ],
  ]);
  renderScreen(<PlanPage id={roomId} />, path);
  if (plan) await screen.findByRole('application', { name: 'Raumplan Gastraum' });
  return sent;
};

const table = (number: number) => screen.getByRole('button', { name: new RegExp(`^Tisch ${number},`) });
const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Speichern' }));

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('the plan of a room (ROM-07)', () => {
  it('names each table by number, name, seats and place, and says what overlaps or lies outside', async () => {
    await open([tableOf(1), tableOf(2, { x: 24 }), tableOf(3, { x: 200 })]);
    expect(table(1).getAttribute('aria-label')).toBe(
      'Tisch 1, Tisch 1, 4 Plätze, 2 m von links, 1 m von oben, überschneidet sich mit Tisch 2',
    );
    expect(table(3).getAttribute('aria-label')).toMatch(/außerhalb des Raums$/);
    const notes = within(screen.getByRole('region', { name: 'Hinweise' }));
    expect(notes.getAllByRole('button').map(({ textContent }) => textContent?.trim())).toEqual([
      'Tisch 1 und Tisch 2 überschneiden sich.',
      'Tisch 3 steht außerhalb des Raums.',
    ]);
  });

  it('is left by one Tab stop: the tables are gone through in reading order', async () => {
    await open([tableOf(2, { x: 60 }), tableOf(1, { x: 10 })]);
    expect([table(1).tabIndex, table(2).tabIndex]).toEqual([0, -1]);
    table(1).focus();
    press('Tab');
    expect(document.activeElement).toBe(table(2));
    press('Tab', { shiftKey: true });
    expect(document.activeElement).toBe(table(1));
  });

  it('sends what was changed, new and taken away, in one request, and is clean then', async () => {
    const after = [tableOf(1, { x: 21, version: 2 }), tableOf(3, { id: 't3' })];
    const sent = await open(
      [tableOf(1), tableOf(2)],
      [{ ...nothing, isSuccess: true, ids: ['t1', 't3'], plan: planOf(after) }],
    );
    table(1).focus();
    press('ArrowRight');
    press('n');
    table(2).focus();
    press('Delete');
    expect(screen.getByText('3 Tische geändert, nicht gespeichert')).toBeTruthy();
    await save();
    await screen.findByText('Alles gespeichert');
    expect(sent[0]?.tables).toMatchObject([
      { id: 't1', version: 1, x: 21 },
      { number: 3, name: 'Tisch 3' },
    ]);
    expect(sent[0]?.tables).toHaveLength(2);
    expect(sent[0]?.removed).toEqual([{ id: 't2', version: 1 }]);
  });

  it('shows what the server refuses at the table and in its field', async () => {
    await open(undefined, [
      { ...nothing, faults: [{ index: 0, fault: { path: 'number', code: 'TAKEN', parameters: null } }] },
    ]);
    table(2).focus();
    press('ArrowDown');
    await save();
    expect(await screen.findByText(/^Tisch 2: Das ist schon vergeben/)).toBeTruthy();
    expect(table(2).getAttribute('aria-label')).toMatch(/mit fehlerhaften Angaben$/);
    expect(screen.getByRole('textbox', { name: 'Nummer' }).getAttribute('aria-invalid')).toBe('true');
  });

  it('says that a number is taken while it is typed', async () => {
    await open();
    table(1).focus();
    press('Enter');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' })));
    const number = screen.getByRole('textbox', { name: 'Nummer' });
    await userEvent.clear(number);
    await userEvent.type(number, '9');
    expect(await screen.findByText('Diese Nummer ist in der Filiale schon vergeben.')).toBeTruthy();
    expect(screen.getByText('Die Nummer 9 ist mehrfach vergeben.')).toBeTruthy();
  });

  it('tells sizes and places in metres, and their bounds', async () => {
    await open();
    table(1).focus();
    press('Enter');
    const width = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Breite' });
    expect(width.value).toBe('0,8');
    await userEvent.clear(width);
    await userEvent.type(width, '60');
    expect(await screen.findByText('Bitte geben Sie einen Wert von 0,1 bis 50 ein.')).toBeTruthy();
    await userEvent.clear(width);
    await userEvent.type(width, '1,5');
    expect(screen.queryByText(/Bitte geben Sie einen Wert/)).toBeNull();
  });

  it('asks for each table that somebody else has changed, and saves over it', async () => {
    const theirs = tableOf(1, { version: 5, seats: 8 });
    const sent = await open(undefined, [{ ...nothing, conflicts: [theirs] }]);
    table(1).focus();
    press('ArrowRight');
    await save();
    const dialog = await screen.findByRole('dialog', { name: 'Jemand anderes war schneller' });
    expect(within(dialog).getByRole('radio', { name: /Die von Mia/ })).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Mit dieser Auswahl speichern' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.tables).toMatchObject([{ id: 't1', version: 5, x: 21, seats: 4 }]);
  });

  it('keeps what is not saved through a reload, and gives it up on demand', async () => {
    await open();
    table(1).focus();
    press('ArrowRight', { shiftKey: true });
    await waitFor(() => expect(localStorage.getItem(`tresen.draft.roomPlan.${roomId}`)).toContain('"x":30'));
    document.body.innerHTML = '';
    await open();
    expect(await screen.findByText('Ihre nicht gespeicherten Änderungen sind noch da.')).toBeTruthy();
    expect(table(1).getAttribute('aria-label')).toMatch(/3 m von links/);
    await userEvent.click(screen.getAllByRole('button', { name: 'Verwerfen' })[0] ?? document.body);
    expect(table(1).getAttribute('aria-label')).toMatch(/2 m von links/);
  });

  it('leads to the first table where there is none, and says when there is no room', async () => {
    await open([]);
    await userEvent.click(screen.getByRole('button', { name: 'Ersten Tisch aufstellen' }));
    expect(table(1).getAttribute('aria-label')).toMatch(/0,5 m von links, 0,5 m von oben$/);
    document.body.innerHTML = '';
    await open([], [], null);
    expect(await screen.findByRole('heading', { name: 'Raum nicht gefunden' })).toBeTruthy();
  });
});
