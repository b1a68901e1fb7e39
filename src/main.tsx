import '@fontsource-variable/inter/wght.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { setPageTitle } from '#providers/pageTitle.ts';
import { AppTheme } from '#ui/theme/AppTheme.tsx';
import { router } from './router.tsx';

// the page title depends on the portal (specification 1)
setPageTitle();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <AppTheme>
      {/*
       * Disables transitions. In a transition, React 18 can lose an update that arrives while it
       * renders: a closing menu then never unmounts, and its invisible backdrop blocks the page.
       */}
      <RouterProvider router={router} useTransitions={false} />
    </AppTheme>
  </StrictMode>,
);
