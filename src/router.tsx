import { type ComponentType, lazy, Suspense } from 'react';
import { createBrowserRouter, Navigate, useLocation } from 'react-router';
import { readSession } from '#providers/session.ts';
import { LoginPage } from './pages/login/LoginPage.tsx';
import { Failure } from './shell/Failure.tsx';
import { Waiting } from './shell/Waiting.tsx';

const loadApp = () => import('./App.tsx');
const App = lazy(loadApp);
const ForgotPasswordPage = lazy(() => import('./pages/password/ForgotPasswordPage.tsx'));
const ResetPasswordPage = lazy(() => import('./pages/password/ResetPasswordPage.tsx'));
const VendorActivationPage = lazy(() => import('./pages/password/VendorActivationPage.tsx'));
const ManufacturerActivationPage = lazy(
  () => import('./pages/password/ManufacturerActivationPage.tsx'),
);

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

const lazyPage = (path: string, Page: ComponentType) => ({
  path,
  element: (
    <Suspense fallback={<Waiting />}>
      <Page />
    </Suspense>
  ),
  errorElement: <Failure />,
});

/** The router, outside react-admin, so that the login page loads no code of it. */
export const router = createBrowserRouter([
  { path: '/login', element: <LoginPage prepare={loadApp} />, errorElement: <Failure /> },
  lazyPage('/forgot-password', ForgotPasswordPage),
  lazyPage('/reset-password/:key', ResetPasswordPage),
  lazyPage('/vendor/:key', VendorActivationPage),
  lazyPage('/manufacturer/:key', ManufacturerActivationPage),
  lazyPage('/view-as/:key', ViewingPage),
  { path: '*', element: <SignedIn />, errorElement: <Failure /> },
]);
