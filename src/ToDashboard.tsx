import { Navigate } from 'react-router';

/** Redirects unknown and forbidden addresses to `/` (specification 2). */
export const ToDashboard = () => <Navigate to="/" replace />;
