import { stylesXml } from './style-parts.ts';
import { escapeXml, mainNamespace, xmlHead } from './xml-text.ts';

/** The part with the rows of a sheet, from 1. */
export const sheetPartOf = (number: number): string => `xl/${sheetFile(number)}`;

/** The part with the rows of the first sheet. */
export const sheetPart = sheetPartOf(1);

const packageNamespace = 'http://schemas.openxmlformats.org/package/2006';
const relationType = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** All parts of a workbook but the sheets themselves (ECMA-376), by their names. */
export const packageParts = (sheetNames: readonly string[]): Readonly<Record<string, string>> => {
  const numbers = sheetNames.map((_, index) => index + 1);
  return {
    '[Content_Types].xml': contentTypes(numbers),
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': workbook(sheetNames),
    'xl/_rels/workbook.xml.rels': relations([
      ...numbers.map((number) => ['worksheet', sheetFile(number)] as const),
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': stylesXml,
  };
};

function sheetFile(number: number): string {
  return `worksheets/sheet${number}.xml`;
}

function contentTypes(sheets: readonly number[]): string {
  return `${xmlHead}<Types xmlns="${packageNamespace}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/>${sheets.map(typeOfSheet).join('')}</Types>`;
}

function typeOfSheet(number: number): string {
  return `<Override PartName="/${sheetPartOf(number)}" ContentType="${contentType}.worksheet+xml"/>`;
}

function relations(targets: readonly (readonly [type: string, target: string])[]): string {
  const all = targets.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${relationType}/${type}" Target="${target}"/>`,
  );
  return `${xmlHead}<Relationships xmlns="${packageNamespace}/relationships">${all.join('')}</Relationships>`;
}

function workbook(sheetNames: readonly string[]): string {
  return `${xmlHead}<workbook xmlns="${mainNamespace}" xmlns:r="${relationType}"><sheets>${sheetNames.map(sheetEntry).join('')}</sheets></workbook>`;
}

function sheetEntry(name: string, index: number): string {
  return `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`;
}
