import { expect, it } from 'vitest';
import { declaredSeparator, guessSeparator } from './separator.ts';

it.each([
  ['semicolons', 'Nr;Name;Preis\n1;Honig, flüssig;5,99\n2;Butter;2,49', ';'],
  ['semicolons, although decimal commas cut as evenly', '1,50;2,50\n3,50;4,50', ';'],
  ['commas', 'ean,name,price\n1,"Honig; Wabe",5.99\n2,Butter,2.49', ','],
  ['tabs', 'Nr\tName\n1\tHonig, flüssig; hell\n2\tButter', '\t'],
  ['pipes', 'Nr|Name\n1|Honig\n2|Butter', '|'],
  ['commas with ragged rows', 'a,b,c\n1,2\n1,2,3\n1,2,3\n1;2,3,4', ','],
  ['semicolons after a title', 'Liste, Stand heute\n\nNr;Name\n1;Honig\n2;Butter', ';'],
  ['semicolons around a text that is never closed', 'a;b\n1;2\n3;"4', ';'],
  ['semicolons between quotes with commas inside', '1;"Honig, hell"\n2;"Butter, süß"', ';'],
  ['commas between quotes with tabs inside', '"1\t2","3"\n"4\t5","6"', ','],
  ['commas before text behind a quote', 'a,b\n1,"2"x\n3,4\n5;6,7', ','],
  ['a single column', 'Name\nHonig\nButter', ';'],
])('the separator of %s is found', (_, text, separator) => {
  expect(guessSeparator(text)).toBe(separator);
});

it('a first line for Excel names the separator', () => {
  expect(declaredSeparator('sep=,\r\na,b')).toEqual({ separator: ',', length: 7 });
  expect(declaredSeparator('separator;b')).toBeUndefined();
});
