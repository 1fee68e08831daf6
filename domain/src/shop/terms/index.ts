export { longestTerms, nextTermsVersion, type TermsInput, termsInputSchema } from './terms.ts';
