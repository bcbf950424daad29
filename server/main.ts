import './platform/quick-imports.ts';

await import('./run-role.ts');
