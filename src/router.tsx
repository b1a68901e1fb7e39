import { lazy, type ReactNode, Suspense } from 'react';
import { createBrowserRouter, Navigate, useLocation } from 'react-router';
import { readSession } from '#providers/session.ts';
import { LoginPage } from './pages/login/LoginPage.tsx';
import { Failure } from './shell/Failure.tsx';
import { Waiting } from './shell/Waiting.tsx';

const loadApp = () => import('./App.tsx');
const App = lazy(loadApp);
const ForgotPasswordPage = lazy(() => import('./pages/password/ForgotPasswordPage.tsx'));
const KeyPage = lazy(() => import('./pages/password/KeyPage.tsx'));
const ViewingPage = lazy(() => import('./pages/viewing/ViewingPage.tsx'));

/** The requested address, opened after sign-in. */
interface WantedAddress {
  nextPathname?: string;
  nextSearch?: string;
}

/** The application for signed-in users; redirects all others to the login page. */
const SignedIn = () => {
  const { pathname, search } = useLocation();
  if (!readSession()) {
    const wanted: WantedAddress = { nextPathname: pathname, nextSearch: search };
    return <Navigate to="/login" state={wanted} replace />;
  }
  return (
    <Suspense fallback={<Waiting />}>
      <App />
    </Suspense>
  );
};

const lazyPage = (path: string, page: ReactNode) => ({
  path,
  element: <Suspense fallback={<Waiting />}>{page}</Suspense>,
  errorElement: <Failure />,
});

/** The router, outside react-admin, so that the login page loads no code of it. */
export const router = createBrowserRouter([
  { path: '/login', element: <LoginPage prepare={loadApp} />, errorElement: <Failure /> },
  lazyPage('/forgot-password', <ForgotPasswordPage />),
  lazyPage('/reset-password/:key', <KeyPage of="reset" />),
  lazyPage('/vendor/:key', <KeyPage of="vendor" />),
  lazyPage('/manufacturer/:key', <KeyPage of="manufacturer" />),
  lazyPage('/take-back/:key', <KeyPage of="takeBack" />),
  lazyPage('/view-as/:key', <ViewingPage />),
  { path: '*', element: <SignedIn />, errorElement: <Failure /> },
]);
