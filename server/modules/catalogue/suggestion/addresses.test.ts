import { expect, test } from 'vitest';
import { filenameOf } from './addresses.ts';

const hosts = ['admin.example.com', 'localhost:3000'];

test.each([
  'https://admin.example.com/images/stuhl-1.webp?w=1024',
  'http://localhost:3000/images/stuhl-1.webp?w=640',
  '/images/stuhl-1.webp?w=1024',
  '/images/stuhl-1.webp',
])('%s is one of our pictures', (address) => {
  expect(filenameOf(address, hosts)).toBe('stuhl-1.webp');
});

test.each([
  'https://evil.example/images/stuhl-1.webp?w=1024',
  'https://admin.example.com.evil.example/images/stuhl-1.webp',
  'https://admin.example.com@evil.example/images/stuhl-1.webp',
  'https://user:geheim@admin.example.com/images/stuhl-1.webp',
  'https://admin.example.com:8443/images/stuhl-1.webp',
  'http://localhost/images/stuhl-1.webp',
  'http://127.0.0.1:3000/images/stuhl-1.webp',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]:3000/images/stuhl-1.webp',
  '//evil.example/images/stuhl-1.webp',
  '\\\\evil.example\\images\\stuhl-1.webp',
  'file:///etc/passwd',
  'data:image/png;base64,iVBORw0KGgo=',
  'javascript:alert(1)',
  'ftp://admin.example.com/images/stuhl-1.webp',
  '/images/../../etc/passwd',
  '/images/..%2f..%2fetc%2fpasswd',
  '/images/stuhl-1.webp/../../graphql',
  '/images/stuhl-1.webp?w=5000',
  '/images/stuhl-1.webp?w=1024&url=http://evil.example',
  '/images/stuhl-1.webp#http://evil.example',
  '/images/STUHL.WEBP',
  '/images/stuhl-1.png',
  '/images/ stuhl-1.webp',
  '/graphql',
  '',
  'http://',
])('%s is none', (address) => {
  expect(filenameOf(address, hosts)).toBeNull();
});
