import { Navigate } from 'react-router';

/** An unknown address and a forbidden one alike lead to `/` (specification 2). */
export const ToDashboard = () => <Navigate to="/" replace />;
