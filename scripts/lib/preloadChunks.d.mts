import type { Plugin } from 'vite';

export function preloadChunks(): Plugin;
