import { stylesXml } from './style-parts.ts';
import { escapeXml, mainNamespace, xmlHead } from './xml-text.ts';

/** The part with the rows of the one sheet. */
export const sheetPart = 'xl/worksheets/sheet1.xml';

const packageNamespace = 'http://schemas.openxmlformats.org/package/2006';
const relationType = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const contentTypes = `${xmlHead}<Types xmlns="${packageNamespace}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/><Override PartName="/${sheetPart}" ContentType="${contentType}.worksheet+xml"/></Types>`;

const relations = (targets: Readonly<Record<string, string>>): string => {
  const all = Object.entries(targets).map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${relationType}/${type}" Target="${target}"/>`,
  );
  return `${xmlHead}<Relationships xmlns="${packageNamespace}/relationships">${all.join('')}</Relationships>`;
};

const workbook = (sheetName: string): string =>
  `${xmlHead}<workbook xmlns="${mainNamespace}" xmlns:r="${relationType}"><sheets><sheet name="${escapeXml(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

/** All parts of a workbook with one sheet but the sheet itself (ECMA-376), by their names. */
export const packageParts = (sheetName: string): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': contentTypes,
  '_rels/.rels': relations({ officeDocument: 'xl/workbook.xml' }),
  'xl/workbook.xml': workbook(sheetName),
  'xl/_rels/workbook.xml.rels': relations({ worksheet: 'worksheets/sheet1.xml', styles: 'styles.xml' }),
  'xl/styles.xml': stylesXml,
});
