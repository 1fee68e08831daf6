import { element, writeXml, type XmlElement } from '../../kit/xml/index.ts';
import { xmlNames } from './notification-codes.ts';
import type { NotificationContent, RecordingSystem } from './notification-content.ts';
import { germanDay } from './notification-form.ts';

const { namespace, root, system: systemName, fields } = xmlNames;
type XmlField = keyof typeof fields;

/**
 * The systems of an establishment as XML for Mein ELSTER: a draft, since the official schema was not at hand
 * (fiscal.md 3.3). Taxpayer and establishment are entered in the form.
 */
export const notificationXml = ({ systems }: NotificationContent): string =>
  writeXml(element(root, [element(root, systems.map(systemElement))], { xmlns: namespace, version: '1' }));

function systemElement(system: RecordingSystem): XmlElement {
  return element(
    systemName,
    (Object.keys(fields) as XmlField[]).map((field) => {
      const value = system[field];
      if (value === null) return undefined;
      const text = field.endsWith('On') ? germanDay(String(value)) : String(value);
      return element(fields[field], withoutControls(text ?? ''));
    }),
  );
}

/** XML has no characters below the space but tab and line ends, and no halves of pairs. */
function withoutControls(text: string): string {
  return [...text]
    .filter((sign) => {
      const code = sign.codePointAt(0) ?? 0;
      const isControl = code < 0x20 && code !== 0x09 && code !== 0x0a && code !== 0x0d;
      return !isControl && !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
    })
    .join('');
}
