export { readCertificate } from './read-certificate.ts';
