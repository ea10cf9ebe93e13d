#version 300 es
precision highp float;

// The ruled form: straight strings between two circles. The caller's family (pale) is twisted one way, the assistant's
// (live) the other, so that together they rule one hyperboloid. All motion is here; the buffer never changes.

layout(location = 0) in vec2 place; // number of the string, and where along it: 0 to 1

uniform vec4 voices;   // listening, thinking and answering, 0 to 1, and how far the answer has opened
uniform vec4 camera;   // shift right, shift up, roll, distance
uniform vec3 pointer;  // across and up in the frame, -1 to 1, and its strength
uniform vec2 cover;    // from the frame to the canvas, which crops it
uniform float aspect;  // of the frame
uniform float pixels;  // height of the frame
uniform float count;   // strings
uniform float seconds;
uniform float pass;    // 0 hairlines in focus, 1 grain that becomes bokeh, 2 sparse glow

out vec3 light;
out float shape;       // -2 line, -1 glow, 0 to 1 grain: from soft dot to ring of bokeh

const float TAU = 6.28318;
const float FOCAL_LENGTH = 2.05;
const float HALF_LENGTH = 3.0;
const float WAIST = 0.5;

float hash(float n) {
  return fract(sin(n * 127.1) * 43758.5453);
}

float noise(float x) {
  float whole = floor(x);
  float part = fract(x);
  part = part * part * (3.0 - 2.0 * part);
  return mix(hash(whole), hash(whole + 1.0), part);
}

mat2 turn(float angle) {
  float c = cos(angle);
  float s = sin(angle);
  return mat2(c, s, -s, c);
}

void main() {
  float string = place.x;
  float along = place.y * 1.24 - 0.12; // the ends reach out of the picture
  float chance = hash(string + 1.0);
  float family = mod(string, 2.0);     // 0 caller, 1 the assistant
  float listening = voices.x;
  float thinking = voices.y;
  float answering = voices.z;
  float fromWaist = abs(along - WAIST);

  // Where the string hangs: every fifth pair on an inner shell.
  float shell = mod(floor(string * 0.5), 5.0) < 1.0 ? 0.62 : 1.0;
  float angle = TAU * (string / count) + seconds * 0.045 + chance * 0.03;
  float twist = 2.06 + 0.05 * sin(seconds * 0.31) + thinking * 0.80 - answering * 0.05;
  twist *= (family * 2.0 - 1.0) * (shell < 1.0 ? 1.12 : 1.0) * 0.5;
  float radius = (1.26 + 0.09 * (hash(string + 71.0) - 0.5) + answering * 0.10) * shell;
  vec3 left = vec3(-HALF_LENGTH, radius * cos(angle - twist), radius * sin(angle - twist));
  vec3 right = vec3(HALF_LENGTH, radius * cos(angle + twist), radius * sin(angle + twist));
  vec3 point = mix(left, right, along);
  float ends = smoothstep(-0.12, 0.26, along) * smoothstep(1.12, 0.9, along);

  // The caller speaks: packets travel from the viewer's side to the waist.
  float packet = pow(noise((along * 3.4 + seconds * 1.05) * 2.1), 2.2) * 1.25;
  packet *= smoothstep(1.1, 0.86, along) * smoothstep(0.38, 0.62, along);
  float heard = packet * listening * mix(0.25, 1.0, 1.0 - family);
  float swing = heard * 0.085 * sin(along * 92.0 + seconds * 13.0 + chance * 1.2);

  // The assistant answers: standing waves open from the waist.
  float opened = smoothstep(voices.w * 0.62 + 0.02, voices.w * 0.62 - 0.16, fromWaist);
  float syllable = 0.45 + 0.55 * pow(noise(seconds * 3.1), 1.4);
  float half_turn = TAU * 0.5 * along;
  float standing = 0.5 * sin(3.0 * half_turn) * cos(seconds * 6.1 + chance * 0.9)
    + 0.34 * sin(5.0 * half_turn) * cos(seconds * 8.7 + chance * 1.3)
    + 0.26 * sin(8.0 * half_turn) * cos(seconds * 13.3 + chance * 1.7);
  float spoken = answering * opened * syllable * mix(0.22, 1.0, family);
  swing += spoken * 0.125 * standing;

  // At rest every string breathes a little.
  swing += 0.010 * sin(half_turn * 2.0 + seconds * 0.8 + chance * TAU);
  point.yz += vec2(cos(angle), sin(angle)) * swing * ends;

  // Through the camera.
  point.xy = turn(camera.z) * point.xy;
  point.xz = turn(0.80 + pointer.x * 0.07 + 0.04 * sin(seconds * 0.11)) * point.xz;
  point.yz = turn(0.20 - pointer.y * 0.05) * point.yz;
  float depth = camera.w - point.z;
  vec2 seen = vec2(point.x / aspect, point.y) * FOCAL_LENGTH / depth + camera.xy;

  // The pointer lifts strings near it.
  vec2 away = (seen - pointer.xy) * vec2(aspect, 1.0);
  float touched = exp(-dot(away, away) * 9.0) * pointer.z;
  seen += normalize(away + 1e-4) * touched * 0.022 * (1.0 + 0.6 * sin(seconds * 9.0 + chance * TAU));

  // The assistant thinks: all strings meet at the waist, and light runs there.
  float knot = thinking * exp(-fromWaist * fromWaist * mix(90.0, 700.0, thinking));
  float running = max(0.0, 1.0 - abs(fract(fromWaist * 1.4 + seconds * 1.25 + chance) - 0.5) * 9.0);
  running *= running * thinking * smoothstep(0.5, 0.12, fromWaist);

  float energy = 0.10 + heard * 1.5 + spoken * (0.62 + 0.62 * abs(standing));
  energy += knot * 0.5 + running * 0.55 + touched * 0.5;
  vec3 pale = mix(BRAND(paleAtRest), BRAND(pale), clamp(energy * 1.1 - 0.08, 0.0, 1.0));
  vec3 live = mix(BRAND(liveAtRest), BRAND(live), clamp(energy * 1.7 - 0.1, 0.0, 1.0));
  live = mix(live, BRAND(hot), smoothstep(0.75, 1.25, energy));
  vec3 colour = mix(mix(pale, live, family), BRAND(knot), knot * 0.8);

  float dimmed = mix(1.0, 0.42, smoothstep(0.0, 3.4, depth - camera.w)) * mix(1.0, 0.85, chance);
  float brightness = (0.17 + energy * 1.12) * ends * dimmed;
  float blur = abs(depth - camera.w + 0.15) / depth * pixels * 0.036; // circle of confusion, in pixels
  float pixel = pixels / 900.0;                                      // the scene was drawn 900 high

  gl_Position = vec4(seen * cover, 0.0, 1.0);
  if (pass < 0.5) {
    light = colour * brightness * 0.62 * smoothstep(7.0 * pixel, 0.5 * pixel, blur);
    shape = -2.0;
  } else if (pass < 1.5) {
    float size = max(1.15 * pixel, blur * (0.55 + 0.9 * hash(place.y * 977.0 + string)));
    float spread = size / pixel;
    gl_PointSize = min(size, 90.0 * pixel);
    light = colour * brightness * (spread < 3.0 ? 0.34 : 1.75 / (spread * sqrt(spread)));
    shape = smoothstep(4.0, 14.0, spread);
  } else {
    gl_PointSize = (46.0 + 60.0 * chance) * pixel;
    light = mix(colour, BRAND(halo), family * 0.6) * max(0.0, energy - 0.16) * ends * 0.0135;
    shape = -1.0;
  }
}
