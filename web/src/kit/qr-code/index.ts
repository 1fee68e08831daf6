export { QrCode, qrPath } from './qr-code.tsx';
