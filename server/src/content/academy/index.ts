import type { Feature } from '../../kit/features/index.ts';
import { addAcademy } from './academy.resolvers.ts';
import { addCertificateRoute } from './certificate.routes.ts';

/** Courses with steps, and how far everybody is in them. */
export const academy: Feature = { at: 'general', fields: addAcademy, routes: addCertificateRoute };
