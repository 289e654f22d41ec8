import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * The browser for the page tests; undefined: Playwright uses the one it has downloaded.
 * @returns {string | undefined}
 */
export function findBrowser() {
  return [process.env.CHROME_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    (path) => path && existsSync(path),
  );
}

/** Installs Chromium when none is found: from the system's packages if allowed, else Playwright's own. */
export function ensureBrowser() {
  if (findBrowser()) return;
  console.log('No browser found; installing Chromium (about 80 MB)');
  if (existsSync('/usr/bin/apt-get') && mayInstall()) {
    apt('update');
    apt('install', '-y', '--no-install-recommends', 'chromium');
    if (findBrowser()) return;
  }
  execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
}

function isRoot() {
  return process.getuid?.() === 0;
}

function mayInstall() {
  if (isRoot()) return true;
  try {
    execFileSync('sudo', ['-n', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

// The lock time-out makes apt wait for another apt instead of failing at once.
function apt(...args) {
  const command = [
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
    '-qq',
    '-o',
    'DPkg::Lock::Timeout=300',
    ...args,
  ];
  const [program, ...rest] = isRoot() ? command : ['sudo', '-n', ...command];
  execFileSync(program, rest, { stdio: ['ignore', 'ignore', 'inherit'] });
}
