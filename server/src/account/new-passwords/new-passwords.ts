import { type GuessableCode, guessable } from '@tresen/domain/account/guessable-passwords';

/** What people here take first and the list, which is mostly of English, lacks; as `guessable` compares it, without marks. */
const ofOurs =
  'willkommen herzlich geburtstag weihnachten sicherheit anfang firma buero kollege kellner kellnerin kuche kueche theke ' +
  'gasthaus gasthof wirtshaus restaurant backerei baeckerei metzgerei konditorei biergarten gastro gastronomie kasse ' +
  'kassen registrierkasse tresen umsatz rechnung steuer finanzamt fruhling fruehling osterreich oesterreich wien salzburg ' +
  'zurich zuerich hallohallo mama papa';

let list: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether others would guess a new password soon. To be asked wherever somebody chooses one, after the rules of the
 * form. Here alone, since the list is too large for the pages of guests.
 * @param own what its owner is called: e-mail, names, company
 */
export const guessableBy = async (
  password: string,
  own: readonly string[],
): Promise<GuessableCode | undefined> => {
  const leaked = await leakedPasswords();
  return guessable(password, (word) => leaked.has(word), own);
};

/** Some 49,000 of the commonest leaked passwords, in small letters: loaded when somebody first chooses one. */
function leakedPasswords(): Promise<ReadonlySet<string>> {
  list ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set([...dictionary['passwords-common'], ...ofOurs.split(' ')]),
  );
  return list;
}
