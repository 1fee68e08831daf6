import { stylesXml } from './style-parts.ts';
import { escapeXml, mainNamespace, xmlHead } from './xml-text.ts';

const sheetFile = (number: number): string => `worksheets/sheet${number}.xml`;

/** The part with the rows of a sheet, from 1. */
export const sheetPartOf = (number: number): string => `xl/${sheetFile(number)}`;

/** The part with the rows of the first sheet. */
export const sheetPart = sheetPartOf(1);

const packageNamespace = 'http://schemas.openxmlformats.org/package/2006';
const relationType = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const typeOfSheet = (number: number): string =>
  `<Override PartName="/${sheetPartOf(number)}" ContentType="${contentType}.worksheet+xml"/>`;

const contentTypes = (sheets: readonly number[]): string =>
  `${xmlHead}<Types xmlns="${packageNamespace}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/>${sheets.map(typeOfSheet).join('')}</Types>`;

const relations = (targets: readonly (readonly [type: string, target: string])[]): string => {
  const all = targets.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${relationType}/${type}" Target="${target}"/>`,
  );
  return `${xmlHead}<Relationships xmlns="${packageNamespace}/relationships">${all.join('')}</Relationships>`;
};

const sheetEntry = (name: string, index: number): string =>
  `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`;

const workbook = (sheetNames: readonly string[]): string =>
  `${xmlHead}<workbook xmlns="${mainNamespace}" xmlns:r="${relationType}"><sheets>${sheetNames.map(sheetEntry).join('')}</sheets></workbook>`;

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
