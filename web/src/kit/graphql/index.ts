export { useErrorWords } from './error-words.ts';
export { type ApiDocument, generalApi, httpRequest, posApi } from './request.ts';
export { type FailureCode, failureCode, RequestError } from './request-error.ts';
export { savedId } from './save-result.ts';
