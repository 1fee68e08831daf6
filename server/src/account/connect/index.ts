export { createConnectRoutes } from './connect.routes.ts';
export { redactUrl } from './redact-url.ts';
