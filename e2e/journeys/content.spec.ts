import { expect, inFull, test } from '../support/test.ts';

const misspelt = '/apps/knowledge-base?search=Kasenschubblade';

test(
  'CNT-05, CNT-10: an author writes, translates, plans and corrects; it is found by a misspelt compound',
  inFull,
  async ({ openAs, plain }) => {
    const author = await openAs(plain, 'admin@demo.example', '/manage/content/article/new');
    const box = (name: string) => author.getByRole('textbox', { name, exact: true });
    const save = async (title: string) => {
      await author.getByRole('button', { name: 'Speichern', exact: true }).click();
      await expect(author.getByText(`„${title}“ wurde gespeichert.`, { exact: true })).toBeVisible();
    };
    await box('Titel').fill('Kassenschublade klemt');
    await box('Text').fill('Drücken Sie **leicht** gegen die Lade.');
    await expect(
      author.getByRole('region', { name: 'Vorschau', exact: true }).getByText('leicht'),
    ).toBeVisible();
    await author.getByRole('radio', { name: 'Kasse', exact: true }).check();
    await save('Kassenschublade klemt');

    // In the other language, and planned for a day that is far away.
    await author.getByRole('radio', { name: 'Englisch', exact: true }).check();
    await box('Titel').fill('The cash drawer is stuck');
    await author.getByRole('switch', { name: 'Entwurf', exact: true }).uncheck();
    await box('Erscheint am').fill('31.12.2099');
    await box('Erscheint am').blur();
    await save('Kassenschublade klemt');
    const reader = await openAs(plain, 'user@demo.example', misspelt);
    await expect(reader.getByRole('heading', { name: 'Nichts gefunden', exact: true })).toBeVisible();

    // A mistake in writing is corrected, which leaves the translation right, and the day has come.
    await author.getByRole('radio', { name: 'Deutsch', exact: true }).check();
    await box('Titel').fill('Kassenschublade klemmt');
    await author.getByRole('switch', { name: /^Beide Sprachen sagen dasselbe/ }).check();
    await box('Erscheint am').fill('01.01.2026');
    await box('Erscheint am').blur();
    await save('Kassenschublade klemmt');
    await author.getByRole('link', { name: 'Zur Liste', exact: true }).click();
    const entry = author.getByRole('listitem').filter({ hasText: 'Kassenschublade klemmt' });
    await expect(entry).toContainText('Veröffentlicht am');
    await expect(entry).not.toContainText('veraltet');

    await reader.reload();
    await reader.getByRole('link', { name: /^Kassenschublade klemmt/ }).click();
    await expect(reader.getByRole('article').getByText('leicht')).toBeVisible();
  },
);
