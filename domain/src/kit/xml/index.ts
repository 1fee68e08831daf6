export { element, writeXml, type XmlElement } from './write-xml.ts';
