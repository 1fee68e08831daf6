import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ContentCommentsDocument,
  type ContentEntryInput,
  ContentRevisionsDocument,
  EditedContentDocument,
  EditedContentEntryDocument,
  MayWriteContentDocument,
  SaveContentEntryDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import type { StoredEntry } from './authoring.queries.ts';
import { AuthoringPage } from './authoring-page.tsx';
import { storedEntry } from './testing.ts';

interface Shown {
  readonly mayWrite?: boolean;
  readonly entries?: readonly StoredEntry[];
  /** What the server refuses the next save with, and has then. */
  readonly refusal?: object;
  readonly theirs?: StoredEntry;
}

const open = (
  path: string,
  { mayWrite = true, entries = [storedEntry()], refusal, ...shown }: Shown = {},
) => {
  const { theirs = storedEntry({ version: 4, order: 99 }) } = shown;
  const saved: ContentEntryInput[] = [];
  let refused = refusal;
  let stored = storedEntry();
  const revision = { savedAt: '2026-03-02T08:00:00Z', savedBy: 'Anton Bergmann' };
  const older = [{ language: 'de', title: 'Kasse', summary: 'Alt', body: 'Ein Text von früher', tags: [] }];
  fakeGraphql([
    [MayWriteContentDocument, () => ({ mayWriteContent: mayWrite })],
    [EditedContentDocument, () => ({ editedContent: entries })],
    [EditedContentEntryDocument, () => ({ editedContentEntry: stored })],
    [
      ContentRevisionsDocument,
      () => ({
        contentRevisions: [
          { ...revision, version: 3, texts: stored.texts },
          { ...revision, version: 2, texts: older },
        ],
      }),
    ],
    [
      ContentCommentsDocument,
      () => ({
        contentComments: [{ isHelpful: false, comment: 'Das Bild fehlt', votedAt: revision.savedAt }],
      }),
    ],
    [
      SaveContentEntryDocument,
      ({ entry }: { entry: ContentEntryInput }) => {
        if (refused) {
          const error = refused;
          refused = undefined;
          stored = theirs;
          throw error;
        }
        saved.push(entry);
        return { saveContentEntry: { isSuccess: true, message: null, modelId: entry.id ?? 'neu' } };
      },
    ],
  ]);
  const page = (
    <Routes>
      <Route path="/manage/content/:kind?/:entryId?" element={<AuthoringPage />} />
    </Routes>
  );
  renderScreen(page, `/manage/content${path}`);
  return saved;
};

const address = () => screen.getByLabelText('address').textContent;
const box = (name: string) => screen.findByRole('textbox', { name });
const type = async (name: string, text: string) => {
  const input = await box(name);
  await userEvent.clear(input);
  await userEvent.type(input, text);
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

// What the editor measures lines by: a page without a layout has none of it.
Object.defineProperty(Range.prototype, 'getClientRects', { value: () => [], configurable: true });

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('CNT-10: who writes content', () => {
  it('is nobody but the vendor', async () => {
    open('/topic', { mayWrite: false });
    expect(await screen.findByText('Die Inhalte schreibt der Anbieter.')).toBeTruthy();
  });
});

describe('CNT-10: the list of a kind', () => {
  it('tells how it stands with each entry', async () => {
    const draft = storedEntry({ id: 'e2', isDraft: true, texts: storedEntry().texts.slice(0, 1) });
    open('/topic', { entries: [storedEntry(), draft] });
    const [first, second] = within(await screen.findByRole('list', { name: 'Themen' })).getAllByRole(
      'listitem',
    );
    expect(first?.textContent).toContain('Veröffentlicht am');
    expect(first?.textContent).toContain('Englisch ist veraltet');
    expect(second?.textContent).toContain('Entwurf');
    expect(second?.textContent).toContain('Englisch fehlt');
  });

  it('says what will stand here as long as there is nothing', async () => {
    open('/article', { entries: [] });
    expect(await screen.findByRole('heading', { name: 'Noch nichts geschrieben' })).toBeTruthy();
  });
});

describe('CNT-10: an entry', () => {
  it('begins as a draft, with an address made of its title', async () => {
    const saved = open('/topic/new');
    await type('Titel', 'Über Öffnungszeiten');
    await press('Speichern');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({ kind: 'topic', slug: 'ueber-oeffnungszeiten', isDraft: true });
    await waitFor(() => expect(address()).toBe('/manage/content/topic/neu'));
  });

  it('tells faults at their fields and saves nothing', async () => {
    const saved = open('/topic/new');
    await type('Adresse', 'Mit Leerzeichen');
    await press('Speichern');
    expect(await screen.findByText('Bitte geben Sie einen Titel ein.')).toBeTruthy();
    expect(screen.getByText(/Kleine Buchstaben, Ziffern und Bindestriche, etwa/)).toBeTruthy();
    expect(saved).toEqual([]);
  });

  it('leads to a fault in the language that is not shown', async () => {
    const saved = open('/topic/e1');
    await userEvent.click(await screen.findByRole('radio', { name: 'Englisch' }));
    await userEvent.clear(await box('Titel'));
    await userEvent.click(screen.getByRole('radio', { name: 'Deutsch' }));
    await press('Speichern');
    expect(await screen.findByText('Bitte geben Sie einen Titel ein.')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Englisch' }).checked).toBe(true);
    const title = await box('Titel');
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(saved).toEqual([]);
  });

  it('is saved over the version that was looked at, in both languages', async () => {
    const saved = open('/topic/e1');
    await type('Titel', 'Kassen');
    await userEvent.click(screen.getByRole('radio', { name: 'Englisch' }));
    expect(await screen.findByText(/Der deutsche Text wurde seither geändert/)).toBeTruthy();
    await type('Titel', 'Registers');
    await press('Speichern');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({
      ...{ id: 'e1', version: 3, isStillRight: false },
      texts: [
        { language: 'de', title: 'Kassen', tags: ['Bon'] },
        { language: 'en', title: 'Registers' },
      ],
    });
  });

  it('shows its text as its readers see it', async () => {
    open('/topic/e1');
    const preview = within(await screen.findByRole('region', { name: 'Vorschau' }));
    expect(preview.getByText('Text').tagName).toBe('STRONG');
  });

  it('takes pictures of this device, and asks what is on them before it appears', async () => {
    const saved = open('/topic/e1');
    const path = `/files/contentPictures/${'0a'.repeat(16)}.webp`;
    const graphql = fetch;
    vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
      input === '/api/content-pictures' ? Promise.resolve(Response.json({ path })) : graphql(input, init),
    );
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Bild einfügen' })).toHaveProperty('disabled', false),
    );
    const file = new File(['x'], 'knopf.png', { type: 'image/png' });
    await userEvent.upload(screen.getByLabelText('Bild einfügen', { selector: 'input' }), file);
    const preview = within(screen.getByRole('region', { name: 'Vorschau' }));
    expect((await preview.findByRole('presentation')).getAttribute('src')).toBe(path);
    await press('Speichern');
    expect(await screen.findByText(/Bitte sagen Sie zu jedem Bild, was darauf zu sehen ist/)).toBeTruthy();
    expect(saved).toEqual([]);
  });

  it('CNT-06: a version of a download gets address, size and checksum of a file that is chosen', async () => {
    open('/download/new');
    const path = `/files/contentFiles/${'0a'.repeat(16)}/Tresen-6.pdf`;
    const graphql = fetch;
    vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
      input === '/api/content-files?name=Tresen+6.pdf'
        ? Promise.resolve(Response.json({ address: path, bytes: 5, sha256: 'f'.repeat(64) }))
        : graphql(input, init),
    );
    await press('Version hinzufügen');
    await type('Version', '6.0');
    const file = new File(['Hallo'], 'Tresen 6.pdf', { type: 'application/pdf' });
    await userEvent.upload(screen.getByLabelText('Datei wählen', { selector: 'input' }), file);
    await waitFor(async () =>
      expect(((await box('Adresse der Datei')) as HTMLInputElement).value).toBe(path),
    );
    expect(((await box('Größe in Byte')) as HTMLInputElement).value).toBe('5');
    expect(((await box('Version')) as HTMLInputElement).value).toBe('6.0');
  });

  it('is not lost where somebody else was quicker', async () => {
    open('/topic/e1', { refusal: { code: 'CONFLICT', parameters: { version: 4 } } });
    await type('Titel', 'Kassen');
    await press('Speichern');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('99')).toBeTruthy();
    expect(dialog.getByText('Kassen')).toBeTruthy();
  });

  it('keeps what only somebody else has changed, and tells long texts apart where they differ', async () => {
    const body = `${'Wie zuvor. '.repeat(40)}Und ein Satz mehr.`;
    const theirs = storedEntry({
      version: 4,
      texts: storedEntry().texts.map((text) => (text.language === 'de' ? { ...text, body } : text)),
    });
    const saved = open('/topic/e1', { refusal: { code: 'CONFLICT', parameters: { version: 4 } }, theirs });
    await type('Titel', 'Kassen');
    await press('Speichern');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^Wie zuvor/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Mit dieser Auswahl speichern' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({ version: 4, texts: [{ title: 'Kassen', body }, {}] });
  });

  it('comes back as it was typed', async () => {
    const draft = { version: 3, values: { titleDe: 'Getippt' } };
    localStorage.setItem('tresen.draft.content.topic.e1', JSON.stringify(draft));
    open('/topic/e1');
    expect(await screen.findByText('Ihre nicht gespeicherten Änderungen sind noch da.')).toBeTruthy();
    expect(((await box('Titel')) as HTMLInputElement).value).toBe('Getippt');
  });

  it('can be compared with an earlier version, and restored', async () => {
    const saved = open('/topic/e1');
    await press('Unterschiede zeigen');
    expect((await screen.findByText('Ein Text von früher')).tagName).toBe('INS');
    await press('Wiederherstellen');
    await press('Speichern');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.texts[0]).toMatchObject({ summary: 'Alt', body: 'Ein Text von früher' });
    expect(saved[0]?.version).toBe(3);
  });

  it('keeps a translation that the restored version did not have', async () => {
    const saved = open('/topic/e1');
    await press('Wiederherstellen');
    expect(await screen.findByText(/deren Text bleibt/)).toBeTruthy();
    await press('Speichern');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.texts[1]).toMatchObject({ language: 'en', title: storedEntry().texts[1]?.title });
  });

  it('CNT-05 shows what its readers said', async () => {
    open('/topic/e1');
    expect(await screen.findByText('Das Bild fehlt')).toBeTruthy();
  });
});
