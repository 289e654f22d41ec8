const [major, minor] = process.versions.node.split('.').map(Number);

// Vite's floor.
if (major < 20 || (major === 20 && minor < 19)) {
  console.error('Topsail needs Node 20.19 or newer; this is ' + process.version + '. See https://nodejs.org');
  process.exit(1);
}
