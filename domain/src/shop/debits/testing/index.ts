import { type ReadElement, readXml } from './read-xml.ts';
import { sequences, texts } from './schema-facts.ts';

export { elementsNamed, type ReadElement, readXml } from './read-xml.ts';

/** What is wrong with a debit file by the schema and the guidelines; nothing where it is right. */
export const debitFileFaults = (document: string): string[] => {
  const root = readXml(document);
  const namespace = root.attributes.xmlns;
  return [
    ...(root.name === 'Document' && namespace === 'urn:iso:std:iso:20022:tech:xsd:pain.008.001.08'
      ? []
      : [`${root.name} of ${namespace}`]),
    ...faultsOf(root, 'Document', 'Document'),
  ];
};

function faultsOf(element: ReadElement, type: string, path: string): string[] {
  const sequence = sequences[type];
  if (!sequence) {
    const isText = element.elements.length === 0 && texts[type]?.test(element.text);
    return isText ? [] : [`${path}: "${element.text}" is no ${type}`];
  }
  const faults: string[] = [];
  let at = 0;
  for (const [name, inner, least = 1, max = 1] of sequence) {
    const from = at;
    while (element.elements[at]?.name === name && at - from < max) at += 1;
    if (at - from < least) faults.push(`${path}: lacks ${name}`);
    for (const part of element.elements.slice(from, at))
      faults.push(...faultsOf(part, inner, `${path}/${name}`));
  }
  const left = element.elements[at];
  return left ? [...faults, `${path}: ${left.name} does not belong there`] : faults;
}
